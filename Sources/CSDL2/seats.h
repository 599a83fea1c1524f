// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Whether a Wayland compositor has a seat: keyboard, pointer or touch. SDL 2 ends the program by a bad access where there
// is none, as under a compositor without devices. In C, for a function of Wayland's takes any number of arguments.
#pragma once
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static void stipple_note_global(void *seats, void *registry, uint32_t name, const char *interface, uint32_t version) {
  if (strcmp(interface, "wl_seat") == 0) ++*(int *)seats;
}

static void stipple_note_removal(void *seats, void *registry, uint32_t name) {}

/// The number of seats of the compositor that the environment names; -1 if there is no such compositor or no Wayland
/// here. The library is loaded at run time, as SDL does.
static inline int stipple_count_seats(void) {
  static void (*const listener[])(void) = {
    (void (*)(void))stipple_note_global, (void (*)(void))stipple_note_removal};
  void *library = dlopen("libwayland-client.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return -1;
  void *(*connect)(const char *) = (void *(*)(const char *))dlsym(library, "wl_display_connect");
  void (*disconnect)(void *) = (void (*)(void *))dlsym(library, "wl_display_disconnect");
  int (*roundtrip)(void *) = (int (*)(void *))dlsym(library, "wl_display_roundtrip");
  void *(*marshal)(void *, uint32_t, const void *, uint32_t, uint32_t, ...) =
    (void *(*)(void *, uint32_t, const void *, uint32_t, uint32_t, ...))dlsym(library, "wl_proxy_marshal_flags");
  int (*add_listener)(void *, void (*const *)(void), void *) =
    (int (*)(void *, void (*const *)(void), void *))dlsym(library, "wl_proxy_add_listener");
  void (*destroy)(void *) = (void (*)(void *))dlsym(library, "wl_proxy_destroy");
  const void *interface = dlsym(library, "wl_registry_interface");
  int seats = -1;
  void *display = NULL;
  if (connect && disconnect && roundtrip && marshal && add_listener && destroy && interface) display = connect(NULL);
  if (display != NULL) {
    enum { get_registry = 1 };
    void *registry = marshal(display, get_registry, interface, 1, 0, NULL);
    int count = 0;
    if (registry != NULL) {
      if (add_listener(registry, listener, &count) == 0 && roundtrip(display) >= 0) seats = count;
      destroy(registry);
    }
    disconnect(display);
  }
  dlclose(library);
  return seats;
}

// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// What the package uses of GLib 2.74 and later to ask the desktop over D-Bus, declared here as Pango is: the headers are
// found only by the flags of pkg-config. A test compiles these declarations together with GLib's.
#pragma once

typedef char gchar;
typedef int gint;
typedef int gboolean;
typedef unsigned int guint;
typedef unsigned int guint32;
typedef unsigned long gsize;
typedef void *gpointer;
typedef struct _GError GError;
typedef struct _GVariant GVariant;
typedef struct _GVariantType GVariantType;
typedef struct _GMainContext GMainContext;
typedef struct _GCancellable GCancellable;
typedef struct _GDBusConnection GDBusConnection;
typedef struct _GDBusAuthObserver GDBusAuthObserver;
typedef void (*GDestroyNotify)(gpointer data);
typedef void (*GDBusSignalCallback)(
  GDBusConnection *connection, const gchar *sender, const gchar *path, const gchar *interface, const gchar *signal,
  GVariant *parameters, gpointer data);

void g_object_unref(gpointer object);

GVariant *g_variant_parse(
  const GVariantType *type, const gchar *text, const gchar *limit, const gchar **end, GError **error);
void g_variant_unref(GVariant *value);
const gchar *g_variant_get_type_string(GVariant *value);
gsize g_variant_n_children(GVariant *value);
GVariant *g_variant_get_child_value(GVariant *value, gsize index);
GVariant *g_variant_get_variant(GVariant *value);
guint32 g_variant_get_uint32(GVariant *value);
const gchar *g_variant_get_string(GVariant *value, gsize *length);

GMainContext *g_main_context_new(void);
void g_main_context_unref(GMainContext *context);
void g_main_context_push_thread_default(GMainContext *context);
void g_main_context_pop_thread_default(GMainContext *context);
gboolean g_main_context_iteration(GMainContext *context, gboolean may_block);
void g_main_context_wakeup(GMainContext *context);

// Their flags are enumerations without negative values.
GDBusConnection *g_dbus_connection_new_for_address_sync(
  const gchar *address, unsigned flags, GDBusAuthObserver *observer, GCancellable *cancellable, GError **error);
GVariant *g_dbus_connection_call_sync(
  GDBusConnection *connection, const gchar *bus_name, const gchar *path, const gchar *interface, const gchar *method,
  GVariant *parameters, const GVariantType *reply_type, unsigned flags, gint milliseconds, GCancellable *cancellable,
  GError **error);
guint g_dbus_connection_signal_subscribe(
  GDBusConnection *connection, const gchar *sender, const gchar *interface, const gchar *member, const gchar *path,
  const gchar *arg0, unsigned flags, GDBusSignalCallback callback, gpointer data, GDestroyNotify free_data);
void g_dbus_connection_signal_unsubscribe(GDBusConnection *connection, guint subscription);
gboolean g_dbus_connection_close_sync(GDBusConnection *connection, GCancellable *cancellable, GError **error);

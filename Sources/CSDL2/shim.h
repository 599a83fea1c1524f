// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// No pkg-config: its flags for SDL hold ones that SwiftPM refuses with a warning. Not SDL.h: it would rename main().
#pragma once
#include <SDL2/SDL_error.h>
#include <SDL2/SDL_events.h>
#include <SDL2/SDL_hints.h>
#include <SDL2/SDL_render.h>
#include <SDL2/SDL_timer.h>
#include <SDL2/SDL_video.h>
#include "seats.h"

// From SDL.h.
int SDL_InitSubSystem(Uint32 flags);
void SDL_QuitSubSystem(Uint32 flags);

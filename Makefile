# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

# debug or release
CONFIGURATION ?= debug
# Flags for every swift build and swift test here
SWIFT_FLAGS ?=

# The only test targets to build, with commas between them, or with a minus before each those not to build; all without it
TESTS ?=

# The tests that run under the thread sanitizer
THREAD_TESTS ?= StippleRasterTests|ThreadsTests

# Flags for the app of make window, such as --size 800x600
WINDOW_FLAGS ?=

# The document that make design opens, and more flags of it, such as --port 0 or --open
FILE ?=
DESIGN_FLAGS ?=

# Where make design-screenshots writes
SCREENSHOTS ?= .build/design-screenshots

# Flags for the tests of the designer's page, such as -k gallery
PAGE_FLAGS ?=

# Flags for the benchmark: --help tells them
BENCH_FLAGS ?=

SOURCES = Package.swift Sources Plugins Scripts Tests Examples Benchmarks/Package.swift Benchmarks/Sources
PICTURES = demo/demo.png demo/demo.pdf demo/demo.svg
PAGE_TESTS = Tests/DesignerPage
PAGE_PYTHON = .build/designer-page/bin/python

.PHONY: demo gallery window design design-load design-screenshots test test-page threads embedded coverage api bench format lint clean

# Draws the Interface Builder document of Examples/Demo in three forms.
demo:
	@Scripts/bootstrap
	swift build -c release --product stipple $(SWIFT_FLAGS)
	@mkdir -p demo
	.build/release/stipple render Examples/Demo/Demo.xib $(PICTURES:%=-o %)
	@echo; printf '%s\n' $(PICTURES:%='$(CURDIR)/%')

# Draws every style there is, in light and dark, for the README; GALLERY_FLAGS=--check only tells whether that is current.
gallery:
	@Scripts/bootstrap
	swift build -c release --product stipple $(SWIFT_FLAGS)
	@Scripts/gallery $(GALLERY_FLAGS)

# Opens the example that is an app.
window:
	@Scripts/bootstrap --window
	swift build -c release --product GridDemo $(SWIFT_FLAGS)
	.build/release/GridDemo $(WINDOW_FLAGS)

# Serves the designer; FILE=path/of/a.xib opens that document.
design:
	@Scripts/bootstrap
	swift build -c release --product stipple $(SWIFT_FLAGS)
	.build/release/stipple design $(DESIGN_FLAGS) $(if $(FILE),'$(FILE)')

# Changes an attribute 200 times a second for a minute, and fails if memory grows.
design-load:
	STIPPLE_LOAD_SECONDS=60 $(MAKE) test CONFIGURATION=release TESTS=StippleDesignerTests \
	  SWIFT_FLAGS='--filter ServerLoadTests $(SWIFT_FLAGS)'

# Writes pictures of the designer's page, light and dark, as wide as a desk and as a phone.
design-screenshots: page-set-up
	$(PAGE_PYTHON) $(PAGE_TESTS)/screenshots.py $(SCREENSHOTS)

# Tests the designer's page in Chromium.
test-page: page-set-up
	$(PAGE_PYTHON) -m pytest $(PAGE_TESTS) $(PAGE_FLAGS)

.PHONY: page-set-up
page-set-up: $(PAGE_PYTHON).ready
	@Scripts/bootstrap --tests
	swift build -c release --product stipple $(SWIFT_FLAGS)

# What the requirements list, and nothing newer, in a place of its own.
$(PAGE_PYTHON).ready: $(PAGE_TESTS)/requirements.txt
	@Scripts/bootstrap --tests
	python3 -m venv --clear .build/designer-page
	$(PAGE_PYTHON) -m pip install --quiet --disable-pip-version-check --no-deps --requirement $<
	@touch $@

# Tests of internals (@testable) want -enable-testing, which release builds do not have of themselves.
test:
	@Scripts/bootstrap --tests
	STIPPLE_TESTS=$(TESTS) swift test --disable-xctest -c $(CONFIGURATION) -Xswiftc -enable-testing $(SWIFT_FLAGS)

# Looks for races of threads. It builds everything once more, in a folder of its own.
threads:
	swift test --disable-xctest -c release -Xswiftc -enable-testing --sanitize=thread --scratch-path .build/thread \
	  --filter '$(THREAD_TESTS)' $(SWIFT_FLAGS)

# Compiles the raster module for machines without a C library.
embedded:
	Scripts/embedded

# Says which of the API that public drawn views use is missing here.
coverage:
	@Scripts/bootstrap --window
	swift build -c $(CONFIGURATION) $(SWIFT_FLAGS)
	@Scripts/api-coverage --modules .build/$(CONFIGURATION)

# Writes Sources/Apple/README.md; API_FLAGS=--check only tells whether it is as it would be.
api:
	@Scripts/bootstrap --window
	swift build -c $(CONFIGURATION) $(SWIFT_FLAGS)
	@Scripts/api-list --modules .build/$(CONFIGURATION) $(API_FLAGS)

# Times the kernels beside Cairo. The package of the benchmarks shares this one's build folder, so that nothing is built
# twice; without the last flag SwiftPM does not see files that have been added here.
bench:
	@Scripts/bootstrap
	swift build -c release --package-path Benchmarks --scratch-path .build --disable-build-manifest-caching $(SWIFT_FLAGS)
	@.build/release/stipple-bench $(BENCH_FLAGS)

format:
	swift format --in-place --recursive $(wildcard $(SOURCES))

lint:
	swift format lint --strict --recursive $(wildcard $(SOURCES))

clean:
	rm -rf .build demo

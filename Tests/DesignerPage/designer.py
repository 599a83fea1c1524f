# Copyright (c) 2026 the Stipple authors
# SPDX-License-Identifier: MIT

"""A running `stipple design`, and the same pictures made by the command, which the page's are held against."""

import io
import json
import os
import signal
import subprocess
import urllib.request
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
STIPPLE = os.environ.get("STIPPLE", str(ROOT / ".build/release/stipple"))


class Designer:
    """The program on a free port; it is ended with the block it is used in."""

    def __init__(self, document=None):
        command = [STIPPLE, "design", "--port", "0"] + ([str(document)] if document else [])
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), f"stipple design said '{self.address}'"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def get(self, path):
        with urllib.request.urlopen(self.address + path, timeout=10) as answer:
            return answer.read()

    def edit(self, *edits):
        """Changes what all pages share, as another page would."""
        request = urllib.request.Request(
            self.address + "api/edit",
            json.dumps({"edits": edits}).encode(),
            {"Content-Type": "application/json", "Origin": self.address[: self.address.index("/", 8)]},
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)

    def state(self):
        return json.loads(self.get("api/state"))

    def workers(self):
        """The process identifiers of its workers."""
        found = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            try:
                parent = int(status.read_text().rsplit(")", 1)[1].split()[1])
            except (FileNotFoundError, ProcessLookupError):
                continue  # It has ended since it was listed.
            if parent == self.process.pid:
                found.append(int(status.parent.name))
        return found


def rendered(source, size=None, scale=1, appearance="light", background="white", **settings):
    """The pixels that `stipple render` draws: of a document, if the source is a path, or of a view with settings."""
    command = [STIPPLE, "render"] + ([str(source)] if isinstance(source, Path) else ["--view", source])
    for key, value in settings.items():
        text = str(value).lower() if isinstance(value, bool) else str(value)
        command += ["--set", f"{key}={text}"]
    if size:
        command += ["--size", f"{size[0]}x{size[1]}"]
    command += ["--scale", str(scale), "--appearance", appearance, "--format", "png", "-o", "-"]
    if background:
        command += ["--background", background]
    return pixels(subprocess.run(command, check=True, capture_output=True).stdout)


def pixels(png):
    return Image.open(io.BytesIO(png)).convert("RGBA")

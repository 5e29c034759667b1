"""Serves the built page, compressed when it was built. What a name tells by a hash may be kept for ever."""

import mimetypes
import os
from pathlib import Path
from typing import Final

from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Scope

from orrery.server.compression import takes

#: Where the files lie that are called by a hash of what is in them.
_HASHED: Final = "assets"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
#: What a file was compressed as, the best first, and how its name ends then.
_CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))


class Page(StaticFiles):
    """The files of the page."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Answer with a file in the form that the client takes, or that it has it already."""
        path, asked = os.fspath(full_path), Headers(scope=scope)
        media_type = mimetypes.guess_type(path)[0] or "application/octet-stream"
        hashed = Path(path).parent.name == _HASHED
        headers = {"cache-control": _FOR_EVER if hashed else _ASK, "vary": "Accept-Encoding"}
        for coding, ending in _CODINGS:
            if takes(asked, coding) and os.path.isfile(path + ending):
                path, stat_result = path + ending, os.stat(path + ending)
                headers["content-encoding"] = coding
                break
        response = FileResponse(
            path, status_code=status_code, stat_result=stat_result, media_type=media_type, headers=headers
        )
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response

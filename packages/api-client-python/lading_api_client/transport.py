"""HTTP of the Lading API client: authentication, problems, retries, uploads and event streams, with the standard library only."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from email.message import Message
from typing import IO, Any

from .version import API_VERSION

_RETRIED = frozenset({429, 502, 503, 504})
_LONGEST_PAUSE = 60.0


@dataclass(frozen=True)
class ProblemField:
    """One refused field; `pointer` is an RFC 6901 pointer into the request body, such as `/stops/0/postalCode`."""

    pointer: str
    code: str
    message: str


@dataclass(eq=False)
class ApiProblem(Exception):
    """A response other than success, read from its `application/problem+json` body (RFC 9457)."""

    status: int
    #: Stable name of the error; `UNKNOWN` if the body is not a problem, for example from a proxy.
    code: str
    detail: str
    errors: list[ProblemField] = field(default_factory=list)
    params: dict[str, Any] = field(default_factory=dict)
    #: Id of the request in the server's log.
    instance: str | None = None
    #: Identifies the failure in the server's log; only with 5xx.
    digest: str | None = None
    #: Seconds to wait before the next request, from `Retry-After`.
    retry_after: float | None = None

    def __str__(self) -> str:
        fields = "".join(f"\n  {one.pointer}: {one.message} ({one.code})" for one in self.errors)
        return f"{self.status} {self.code}: {self.detail}{fields}"

    @property
    def pointers(self) -> list[str]:
        """The pointers of all refused fields."""
        return [one.pointer for one in self.errors]


@dataclass(frozen=True)
class File:
    """A file to upload."""

    name: str
    content: bytes
    type: str = "application/octet-stream"


@dataclass(frozen=True)
class ServerSentEvent:
    """One event of a stream; `data` is JSON text."""

    event: str
    data: str
    id: str | None = None


class _SafeRedirects(urllib.request.HTTPRedirectHandler):
    """Follows redirects of documents to the file storage, which must not get the API key."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: Any, newurl: str
    ) -> urllib.request.Request | None:
        request = super().redirect_request(req, fp, code, msg, headers, newurl)
        if request is not None and _origin(newurl) != _origin(req.full_url):
            request.remove_header("Authorization")
        return request


class Transport:
    """Sends requests with an API key. Only GET requests are retried: at most `retries` times, after 429, 502, 503, 504 and lost connections."""

    def __init__(self, base_url: str, api_key: str, *, timeout: float = 30.0, retries: int = 2) -> None:
        self._base_url = base_url.rstrip("/")
        self._headers = {
            "Authorization": f"Bearer {api_key}",
            "User-Agent": f"lading-api-client-python/{API_VERSION}",
        }
        self._timeout = timeout
        self._retries = retries
        self._opener = urllib.request.build_opener(_SafeRedirects)

    def json(self, method: str, path: str, **request: Any) -> Any:
        """The parsed JSON body; None if the response has none."""
        content = self.content(method, path, accept="application/json", **request)
        return json.loads(content) if content else None

    def content(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str | None] | None = None,
        body: Any = None,
        form: Mapping[str, Any] | None = None,
        accept: str = "*/*",
    ) -> bytes:
        """The bytes of the response."""
        request = self._request(method, path, query, headers, accept)
        if form is not None:
            request.data, content_type = _multipart(form)
            request.add_header("Content-Type", content_type)
        elif body is not None:
            request.data = json.dumps(body, separators=(",", ":")).encode()
            request.add_header("Content-Type", "application/json")
        for attempt in range(self._retries + 1):
            last = attempt == self._retries or method != "GET"
            try:
                with self._opener.open(request, timeout=self._timeout) as response:
                    content: bytes = response.read()
                    return content
            except urllib.error.HTTPError as error:
                problem = _problem(error)
                if last or problem.status not in _RETRIED:
                    raise problem from None
                pause = problem.retry_after if problem.retry_after is not None else 2.0**attempt
                if pause > _LONGEST_PAUSE:
                    raise problem from None
            except OSError:
                if last:
                    raise
                pause = 2.0**attempt
            time.sleep(pause)
        raise AssertionError("unreachable")

    def events(self, path: str, *, headers: Mapping[str, str | None] | None = None) -> Iterator[ServerSentEvent]:
        """The events of a stream until the server ends it. `timeout` limits the time between two lines."""
        request = self._request("GET", path, None, headers, "text/event-stream")
        try:
            response = self._opener.open(request, timeout=self._timeout)
        except urllib.error.HTTPError as error:
            raise _problem(error) from None
        with response:
            fields: dict[str, list[str]] = {}
            for line in response:
                name, _, value = line.decode().rstrip("\r\n").partition(":")
                if name:
                    fields.setdefault(name, []).append(value.removeprefix(" "))
                elif line in (b"\n", b"\r\n"):
                    if "data" in fields:
                        event = fields.get("event", ["message"])[-1]
                        last_id = fields["id"][-1] if "id" in fields else None
                        yield ServerSentEvent(event, "\n".join(fields["data"]), last_id)
                    fields = {}

    def _request(
        self,
        method: str,
        path: str,
        query: Mapping[str, Any] | None,
        headers: Mapping[str, str | None] | None,
        accept: str,
    ) -> urllib.request.Request:
        given = {name: value for name, value in (query or {}).items() if value is not None}
        suffix = f"?{urllib.parse.urlencode(given, doseq=True)}" if given else ""
        sent = {name: value for name, value in (headers or {}).items() if value is not None}
        return urllib.request.Request(
            f"{self._base_url}{path}{suffix}", method=method, headers={**self._headers, "Accept": accept, **sent}
        )


def segment(value: str) -> str:
    """A value as one segment of a path."""
    return urllib.parse.quote(value, safe="")


def _origin(url: str) -> tuple[str, str]:
    parts = urllib.parse.urlsplit(url)
    return parts.scheme, parts.netloc


def _problem(error: urllib.error.HTTPError) -> ApiProblem:
    with error:
        try:
            read = json.loads(error.read())
        except (OSError, ValueError):
            read = None
    body: dict[str, Any] = read if isinstance(read, dict) else {}
    return ApiProblem(
        status=error.code,
        code=str(body.get("code", "UNKNOWN")),
        detail=str(body.get("detail", f"The server answered {error.code}.")),
        errors=[
            ProblemField(str(one.get("pointer", "")), str(one.get("code", "")), str(one.get("message", "")))
            for one in body.get("errors", [])
        ],
        params=body.get("params", {}),
        instance=body.get("instance"),
        digest=body.get("digest"),
        retry_after=_seconds(error.headers),
    )


def _seconds(headers: Message) -> float | None:
    value = headers.get("Retry-After", "")
    return float(value) if value.isdigit() else None


def _multipart(form: Mapping[str, Any]) -> tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    parts: list[bytes] = []
    for name, value in form.items():
        if value is None:
            continue
        for one in value if isinstance(value, (list, tuple)) else [value]:
            disposition = f'Content-Disposition: form-data; name="{name}"'
            if isinstance(one, File):
                file_name = one.name.replace("\\", "_").replace('"', "%22").replace("\r", "").replace("\n", "")
                head = f'{disposition}; filename="{file_name}"\r\nContent-Type: {one.type}'
                content = one.content
            else:
                head, content = disposition, str(one).encode()
            parts.append(f"--{boundary}\r\n{head}\r\n\r\n".encode() + content + b"\r\n")
    return b"".join(parts) + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"

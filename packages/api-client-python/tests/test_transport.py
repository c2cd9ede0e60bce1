"""Behavior of the transport against a server that answers as told."""

from __future__ import annotations

import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from unittest import mock

from lading_api_client import ApiProblem, Client, File
from lading_api_client.transport import Transport

Answer = tuple[int, dict[str, str], bytes]
PROBLEM = {
    "status": 422,
    "code": "VALIDATION_FAILED",
    "detail": "Some fields are invalid.",
    "instance": "req_1",
    "errors": [{"pointer": "/mode", "code": "isIn", "message": "Choose a mode."}],
}


class Server:
    """Answers requests with `answers` in order and keeps what it received."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []
        self.received: list[tuple[str, str, dict[str, str], bytes]] = []
        server = self

        class Handler(BaseHTTPRequestHandler):
            def handle_any(self) -> None:
                length = int(self.headers.get("Content-Length", 0))
                headers = {name.lower(): value for name, value in self.headers.items()}
                server.received.append((self.command, self.path, headers, self.rfile.read(length)))
                status, answered, body = server.answers.pop(0)
                self.send_response(status)
                for name, value in answered.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_GET = do_POST = do_PUT = handle_any

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.http = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, args=(0.01,), daemon=True).start()

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()


class TransportTest(unittest.TestCase):
    def setUp(self) -> None:
        self.server = Server()
        self.addCleanup(self.server.close)
        self.client = Client(self.server.url, "ldk_key", timeout=5)
        sleep = mock.patch("time.sleep")
        self.sleep = sleep.start()
        self.addCleanup(sleep.stop)

    def answer(self, status: int, body: Any = None, **headers: str) -> None:
        content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        self.server.answers.append((status, {name.replace("_", "-"): value for name, value in headers.items()}, content))

    def test_sends_key_query_and_idempotency_key(self) -> None:
        self.answer(200, {"items": [], "nextCursor": None})
        self.answer(201, {"shipmentId": "shp_1", "shipmentNumber": "S-1"})
        self.client.list_shipments(carrier="RLCA", limit=2)
        booking: Any = {}
        self.client.book_quote("a/b", booking, idempotency_key="order-1")
        (_, listed, headers, _), (method, booked, others, body) = self.server.received
        self.assertEqual(listed, "/api/v1/shipments?limit=2&carrier=RLCA")
        self.assertEqual(headers["authorization"], "Bearer ldk_key")
        self.assertEqual((method, booked, body), ("POST", "/api/v1/quotes/a%2Fb/book", b"{}"))
        self.assertEqual(others["idempotency-key"], "order-1")

    def test_raises_problems_with_pointers(self) -> None:
        self.answer(422, PROBLEM)
        with self.assertRaises(ApiProblem) as raised:
            self.client.get_company()
        self.assertEqual(raised.exception.pointers, ["/mode"])
        self.assertEqual(str(raised.exception).splitlines()[1], "  /mode: Choose a mode. (isIn)")

    def test_raises_pages_of_proxies_as_unknown_problems(self) -> None:
        self.answer(500, b"<html>")
        with self.assertRaises(ApiProblem) as raised:
            self.client.get_company()
        self.assertEqual((raised.exception.status, raised.exception.code), (500, "UNKNOWN"))

    def test_retries_only_get(self) -> None:
        self.answer(503)
        self.answer(429, Retry_After="7")
        self.answer(200, {"id": "cmp_1"})
        self.assertEqual(self.client.get_company()["id"], "cmp_1")
        self.assertEqual([call.args for call in self.sleep.call_args_list], [(1.0,), (7.0,)])
        self.answer(503)
        with self.assertRaises(ApiProblem):
            self.client.submit_order({})  # type: ignore[typeddict-item]
        self.assertEqual(len(self.server.received), 4)

    def test_gives_up_after_the_last_attempt_and_for_long_pauses(self) -> None:
        for _ in range(3):
            self.answer(503)
        self.answer(429, Retry_After="61")
        for expected in (503, 429):
            with self.assertRaises(ApiProblem) as raised:
                self.client.get_company()
            self.assertEqual(raised.exception.status, expected)
        self.assertEqual(len(self.server.received), 4)

    def test_does_not_send_the_key_to_the_file_storage(self) -> None:
        storage = Server()
        self.addCleanup(storage.close)
        storage.answers.append((200, {}, b"%PDF-"))
        self.answer(302, Location=f"{storage.url}/file")
        self.assertEqual(self.client.download_shipment_document("shp_1", "doc_1"), b"%PDF-")
        self.assertNotIn("authorization", storage.received[0][2])

    def test_uploads_files(self) -> None:
        self.answer(200, {"id": "cmp_1"})
        self.client.set_company_logo({"file": File('a"b.png', b"\x89PNG", "image/png")})
        _, _, headers, body = self.server.received[0]
        boundary = headers["content-type"].removeprefix("multipart/form-data; boundary=")
        head = 'Content-Disposition: form-data; name="file"; filename="a%22b.png"\r\nContent-Type: image/png'
        self.assertEqual(body, f"--{boundary}\r\n{head}\r\n\r\n".encode() + b"\x89PNG" + f"\r\n--{boundary}--\r\n".encode())

    def test_reads_all_pages_and_streams(self) -> None:
        self.answer(200, {"items": [{"id": "shp_1"}], "nextCursor": "c2"})
        self.answer(200, {"items": [{"id": "shp_2"}], "nextCursor": None})
        self.assertEqual([one["id"] for one in self.client.iterate_shipments()], ["shp_1", "shp_2"])
        self.assertEqual(self.server.received[1][1], "/api/v1/shipments?cursor=c2")
        self.answer(200, b": hello\n\nid: 1\nevent: offer\ndata: {}\n\nevent: done\ndata: a\ndata: b\n\n")
        events = list(Transport(self.server.url, "ldk_key").events("/stream"))
        self.assertEqual([(one.event, one.data, one.id) for one in events], [("offer", "{}", "1"), ("done", "a\nb", None)])


if __name__ == "__main__":
    unittest.main()

// The floor of an event stream: node:http that writes one prepared frame to every reader. No sessions, no database, no disconnecting of slow readers.
// Environment: PORT.
import http from 'node:http';

const readers = new Set();

http
  .createServer((request, response) => {
    if (request.url === '/') return void response.end('ready');
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write('retry: 2000\n\n');
      readers.add(response);
      response.on('close', () => readers.delete(response));
      return;
    }
    const frame = Buffer.from(`id: 1\nevent: unread\ndata: ${JSON.stringify({ unread: 1 })}\n\n`);
    for (const reader of readers) reader.write(frame);
    response.end();
  })
  .listen(Number(process.env.PORT), '127.0.0.1');

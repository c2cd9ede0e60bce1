// An error service that accepts envelopes and never answers. GET: {open, most, received}, its requests without an answer now, at most, and in all.
import http from 'node:http';

const count = { open: 0, most: 0, received: 0 };

http
  .createServer((request, response) => {
    if (request.method === 'GET') return void response.end(JSON.stringify(count));
    count.received += 1;
    count.open += 1;
    count.most = Math.max(count.most, count.open);
    response.once('close', () => (count.open -= 1));
    request.resume();
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
process.stdin.resume().on('end', () => process.exit(0));

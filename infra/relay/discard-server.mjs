// Reads and discards requests at minimum cost, with the relay's priority. Environment: PORT; HANG: no response to posts.
import http from 'node:http';
import { constants, setPriority } from 'node:os';

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

http
  .createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      if (request.method === 'GET' || !process.env.HANG) response.end();
    });
  })
  .listen(Number(process.env.PORT), '127.0.0.1');

// Reads and throws away what it gets, at the least cost there is and with the relay's priority. Environment: PORT; HANG: posts get no answer.
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

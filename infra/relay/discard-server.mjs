// Reads and throws away what it gets, at the least cost there is. Environment: PORT.
import http from 'node:http';

http.createServer((request, response) => {
  request.resume();
  request.on('end', () => response.end());
}).listen(Number(process.env.PORT), '127.0.0.1');

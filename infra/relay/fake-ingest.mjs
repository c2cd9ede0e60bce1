import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';

/** An error service on 127.0.0.1 that counts the envelopes it receives. */
export async function startFakeIngest() {
  let taken = 0;
  const server = http.createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      taken += 1;
      response.end('{}');
    });
  });
  const port = await listen(server, '127.0.0.1');
  return {
    port,
    dsn: `http://abc123@127.0.0.1:${port}/42`,
    get taken() {
      return taken;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Listens on every address of this machine and counts all connections. */
export async function startSink() {
  let connections = 0;
  const server = net.createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  const port = await listen(server, '::');
  return {
    port,
    get connections() {
      return connections;
    },
    stop: async () => server.close(),
  };
}

async function listen(server, host) {
  server.listen(0, host);
  await once(server, 'listening');
  return server.address().port;
}

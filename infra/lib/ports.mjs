import { once } from 'node:events';
import net from 'node:net';

/** Error code of an attempt to listen on that address, or undefined on success. */
function tryListen(host, port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve({ code: error.code }));
    server.listen({ host, port, exclusive: true }, () => {
      const { port: taken } = server.address();
      server.close(() => resolve({ port: taken }));
    });
  });
}

/** A free port of 127.0.0.1: the preferred one if it is free, otherwise any. */
export async function freePort(preferred = 0) {
  const first = await tryListen('127.0.0.1', preferred);
  return first.port ?? (await tryListen('127.0.0.1', 0)).port;
}

/** A port of 127.0.0.1 that no other program gets until `stop` is called: {port, stop()}. It can be called twice. */
export async function reservePort() {
  const server = net.createServer().listen({ host: '127.0.0.1', port: 0, exclusive: true });
  await once(server, 'listening');
  return { port: server.address().port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/**
 * Why a program cannot serve http://localhost:port: 'EADDRINUSE', 'EACCES', or undefined when it can.
 * Also checks ::1, because browsers try it before 127.0.0.1 for the name localhost.
 */
export async function portProblem(port) {
  const four = await tryListen('127.0.0.1', port);
  if (four.code) return four.code;
  const six = await tryListen('::1', port);
  return six.code === 'EADDRINUSE' ? six.code : undefined;
}

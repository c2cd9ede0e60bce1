import http from 'node:http';
import { startServer } from '../bench/lib/servers.mjs';
import { builtServer } from '../bench/lib/product.mjs';
import { freePort } from '../lib/ports.mjs';

/** Attempts to start a killed process. */
const STARTS = 20;

/** The given number of product processes on one database, each restarted when killed: {ports, kill(), settled(), stop()}. */
export async function startReplicas(count) {
  const ports = [];
  for (let replica = 0; replica < count; replica += 1) ports.push(await freePort());
  const running = await Promise.all(ports.map(start));
  const restarts = new Set();
  return {
    ports,
    /** Kills one of them, like a power failure, and restarts it. */
    kill(replica) {
      const { pid } = running[replica];
      process.kill(pid, 'SIGKILL');
      const restart = running[replica]
        .stop()
        .then(() => startAgain(ports[replica]))
        .then((started) => (running[replica] = started));
      restarts.add(restart);
      void restart.finally(() => restarts.delete(restart)).catch(() => undefined);
    },
    settled: () => Promise.all(restarts),
    async stop() {
      await Promise.allSettled(restarts);
      await Promise.all(running.map((replica) => replica.stop()));
    },
  };
}

/** A process without a database exits and is restarted, as by a process manager. */
async function startAgain(port) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(port);
    } catch (error) {
      if (attempt === STARTS) throw error;
    }
  }
}

const start = (port) => startServer(builtServer, { port, path: '/health/ready' });

/** Round-robin proxy to the ports. A failed connection returns 502; a started response is aborted: {url, stop()}. */
export async function startProxy(ports) {
  let turn = 0;
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  const server = http.createServer((request, response) => {
    const port = ports[(turn += 1) % ports.length];
    const onward = http.request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: request.method,
        path: request.url,
        headers: { ...request.headers, host: `127.0.0.1:${port}` },
      },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.on('error', () => response.destroy());
        answer.pipe(response);
      },
    );
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

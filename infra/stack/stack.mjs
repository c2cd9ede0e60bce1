import fs from 'node:fs';
import path from 'node:path';
import tls from 'node:tls';
import { lading } from '../bench/lib/product.mjs';
import { Failure } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { findProgram, run } from '../lib/processes.mjs';
import { ensureInstalled } from '../lib/programs.mjs';
import { startDatabase } from './database.mjs';
import { haproxyArguments, makeCertificate, nginxArguments } from './proxies.mjs';
import { answers, Service } from './service.mjs';
import { stackSettings } from './settings.mjs';

const NEEDED = {
  nginx: { programs: ['nginx'], packages: ['nginx'], services: ['nginx'] },
  haproxy: { programs: ['haproxy'], packages: ['haproxy'], services: ['haproxy'] },
  openssl: { programs: ['openssl'], packages: ['openssl'] },
  redis: { programs: ['redis-server'], packages: ['redis-server'], services: ['redis-server'] },
};
/** Browser DSN of an error service that does not exist. */
const NO_ERROR_SERVICE = 'http://key@127.0.0.1:9/1';

/**
 * The production arrangement on this machine without containers, below `folder`: a proxy with TLS, API processes, workers, error relay, MariaDB and
 * Redis, each started again when it ends. Its settings are those of infra/systemd, infra/nginx and infra/haproxy.
 * `settings` are further settings of all processes, `port` is that of the proxy. `publish` also serves the front ends. `openDatabase` starts another
 * database than a single server.
 */
export async function startStack({ folder, apis = 3, workers = 2, redis = true, proxy = 'nginx', ...options }) {
  const stack = new Stack(folder);
  try {
    await stack.start({ apis, workers, redis, proxy, ...options });
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

class Stack {
  #stops = [];

  constructor(folder) {
    this.folder = folder;
  }

  async start({
    apis,
    workers,
    redis,
    proxy,
    port,
    settings,
    publish = false,
    databaseFlags,
    openDatabase = startDatabase,
  }) {
    await ensureInstalled([NEEDED.openssl, NEEDED[proxy], ...(redis ? [NEEDED.redis] : [])]);
    this.#makeFolders();
    this.database = await this.#keep(await openDatabase(this.folder, { flags: databaseFlags }));
    const redisPort = redis ? await freePort() : undefined;
    if (redis) this.redis = await this.#startRedis(redisPort);
    const ports = { http: await freePort(), https: await freePort(port) };
    this.url = `https://localhost:${ports.https}`;
    this.env = stackSettings({ ...this, publicUrl: this.url, redisPort }, settings);
    await this.lading(['migrate'], { MIGRATION_DATABASE_URL: this.database.url });
    if (publish) await this.lading(['publish']);
    else delete this.env.STATIC_DIR;
    this.apis = await Promise.all(Array.from({ length: apis }, (_, n) => this.#startApi(n + 1)));
    this.workers = await Promise.all(Array.from({ length: workers }, (_, n) => this.#startWorker(n + 1)));
    this.monitoring = await this.#startMonitoring();
    this.proxy = await this.#startProxy(proxy, ports);
  }

  /** Runs a command of `lading` with the settings of the processes. Returns its output. */
  async lading(args, env = {}) {
    const { code, output } = await run(process.execPath, lading(...args), {
      cwd: root,
      env: { ...this.env, ...env },
    });
    if (code !== 0) throw new Failure(`lading ${args.join(' ')} failed: see its output above.`, output);
    return output;
  }

  /** Stops the proxy first and the database last. */
  async stop() {
    await this.proxy?.stop();
    await Promise.all(
      [...(this.apis ?? []), ...(this.workers ?? []), this.monitoring].map((service) => service?.stop()),
    );
    while (this.#stops.length > 0) await this.#stops.pop()();
  }

  #makeFolders() {
    for (const name of ['', 'data', 'log', 'proxy', 'redis'])
      fs.mkdirSync(path.join(this.folder, name), { recursive: true, mode: 0o700 });
    fs.chmodSync(this.folder, 0o711); // the database server may run as another user than root
  }

  #keep(started) {
    this.#stops.push(() => started.stop());
    return started;
  }

  async #service(name, command, args, options) {
    const log = path.join(this.folder, 'log', `${name}.log`);
    const service = this.#keep(new Service({ name, command, args, log, cwd: root, ...options }));
    await service.start();
    return service;
  }

  async #product(name, command, env, readyPath) {
    const port = env.PORT ?? env.MONITORING_PORT ?? env.METRICS_PORT;
    const service = await this.#service(name, process.execPath, lading(command), {
      env: { ...this.env, ...env },
      isReady: () => answers(`http://127.0.0.1:${port}${readyPath}`),
    });
    return Object.assign(service, { port: Number(port), url: `http://127.0.0.1:${port}` });
  }

  async #startApi(number) {
    const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())];
    return this.#product(`api-${number}`, 'serve', { PORT, METRICS_PORT }, '/health/ready');
  }

  async #startWorker(number) {
    return this.#product(`worker-${number}`, 'worker', { METRICS_PORT: String(await freePort()) }, '/health/ready');
  }

  async #startMonitoring() {
    const MONITORING_DSNS = this.env.MONITORING_DSNS ?? NO_ERROR_SERVICE;
    const env = { MONITORING_PORT: String(await freePort()), MONITORING_DSNS };
    return this.#product('monitoring', 'monitoring', env, '/health/live');
  }

  #startRedis(port) {
    const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'].map(String);
    const cwd = path.join(this.folder, 'redis');
    return this.#service('redis', findProgram('redis-server'), args, { cwd });
  }

  async #startProxy(name, ports) {
    const folder = path.join(this.folder, 'proxy');
    const certificates = await makeCertificate(folder);
    this.certificate = certificates.certificate;
    // Everything in this process trusts it from now on.
    tls.setDefaultCACertificates([...tls.getCACertificates(), fs.readFileSync(certificates.certificate, 'utf8')]);
    const parts = { ports, tls: certificates, apiPorts: this.apis.map(({ port }) => port) };
    const limitFactor = this.env.REQUEST_LIMIT_FACTOR;
    const makeArguments = name === 'nginx' ? nginxArguments : haproxyArguments;
    const args = makeArguments(folder, { ...parts, limitFactor, monitoringPort: this.monitoring.port });
    return this.#service(name, findProgram(name), args, { isReady: () => answers(`${this.url}/health/ready`) });
  }
}

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';
import { SERVER_FLAGS, accountSql } from '../../lib/mariadb-settings.mjs';
import { freePort } from '../../lib/ports.mjs';
import { findProgram, run, signalGroup, startProgram, stopProgram } from '../../lib/processes.mjs';

const PROVIDER = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];
const READY_WITHIN_MS = 60_000;
/** Root starts the server as the user of the package: rsync, which transfers data to nodes, gives up the rights of root. */
const AS_USER = process.getuid() === 0 ? ['--user=mysql'] : [];
const OWNER = { user: 'lading_owner', password: 'only-on-this-machine', database: 'lading' };
const PRODUCT = { user: 'lading_product', password: 'only-on-this-machine' };
/** A node that does not answer leaves the cluster after 2 s instead of 5 s. */
const FAST =
  'evs.keepalive_period=PT0.5S;evs.suspect_timeout=PT2S;evs.inactive_check_period=PT0.5S;evs.inactive_timeout=PT5S';

/**
 * A Galera cluster of three nodes on this machine, below `folder`. `url` and `productUrl` list all nodes, with the user that owns the schema and with
 * that of the product.
 */
export async function startCluster(folder) {
  const programs = findPrograms();
  const nodes = [];
  for (let number = 1; number <= 3; number += 1) nodes.push(await Node.create(programs, folder, number));
  for (const node of nodes) node.peers = nodes;
  await nodes[0].prepare();
  for (const node of nodes.slice(1)) node.copyOf(nodes[0]);
  await nodes[0].start(['--wsrep-new-cluster']);
  for (const node of nodes.slice(1)) await node.start();
  const urlOf = ({ user, password }, chosen = nodes) =>
    `mysql://${user}:${password}@${chosen.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${OWNER.database}`;
  return {
    nodes,
    url: urlOf(OWNER),
    productUrl: urlOf(PRODUCT),
    /** URLs that lead to one node. */
    ownerUrlOf: (node) => urlOf(OWNER, [node]),
    productUrlOf: (node) => urlOf(PRODUCT, [node]),
    /** The node that the processes write to. */
    async writer() {
      for (const node of nodes) {
        const name = await node
          .administer('SELECT SUBSTRING_INDEX(node, " ", 1) FROM lading.database_writer')
          .catch(() => '');
        const writer = nodes.find((one) => one.name === name);
        if (writer !== undefined) return writer;
      }
      throw new Failure('No node knows the writer.');
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

function findPrograms() {
  const found = {
    server: findProgram('mariadbd'),
    installer: findProgram('mariadb-install-db'),
    provider: PROVIDER.find((file) => fs.existsSync(file)),
  };
  if (Object.values(found).every(Boolean)) return found;
  throw new Failure('This drill needs MariaDB with Galera: apt-get install mariadb-server galera-4 rsync.');
}

class Node {
  static async create(programs, folder, number) {
    const node = new Node();
    const home = path.join(folder, `node${number}`);
    fs.mkdirSync(home, { recursive: true });
    if (AS_USER.length > 0) execFileSync('chown', ['mysql', home]);
    const [port, group, transfer] = [await freePort(), await freePort(), await freePort()];
    return Object.assign(node, programs, { name: `node${number}`, home, port, group, transfer });
  }

  get data() {
    return path.join(this.home, 'data');
  }

  /** Creates the data and the accounts, and stops the node in a state that copies can join from. */
  async prepare() {
    const { code, output } = await run(this.installer, [
      '--no-defaults',
      '--force',
      `--datadir=${this.data}`,
      '--auth-root-authentication-method=socket',
      '--skip-test-db',
      ...AS_USER,
    ]);
    if (code !== 0) throw new Failure('The data of the first node could not be created.', output);
    const init = path.join(this.home, 'init.sql');
    fs.writeFileSync(init, accountSql({ ...OWNER, product: PRODUCT }), { mode: 0o644 });
    await this.start(['--wsrep-new-cluster', `--init-file=${init}`]);
    await stopProgram(this.program, { patience: READY_WITHIN_MS, repeat: true });
  }

  copyOf(other) {
    execFileSync('cp', ['-a', other.data, this.data]);
  }

  async start(flags = []) {
    const log = fs.openSync(path.join(this.home, 'log'), 'a', 0o600);
    this.program = startProgram(this.server, [...this.flags(), ...flags], { stdio: ['ignore', log, log] });
    fs.closeSync(log);
    await this.untilSynced();
  }

  /** Starts it after a kill, from the position that its data has. */
  async startAgain() {
    const { output } = await run(this.server, [...this.flags(), '--wsrep-recover', '--log-error=']);
    const position = /Recovered position: ?(\S+)/i.exec(output)?.[1];
    await this.start(position === undefined ? [] : [`--wsrep-start-position=${position}`]);
  }

  flags() {
    const group = this.peers.map((node) => `127.0.0.1:${node.group}`).join(',');
    return [
      '--no-defaults',
      ...AS_USER,
      `--datadir=${this.data}`,
      `--socket=${path.join(this.home, 'socket')}`,
      `--pid-file=${path.join(this.home, 'pid')}`,
      `--port=${this.port}`,
      '--bind-address=127.0.0.1',
      ...SERVER_FLAGS,
      '--innodb-buffer-pool-size=64M',
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--wsrep-on=ON',
      `--wsrep-provider=${this.provider}`,
      '--wsrep-cluster-name=lading-drill',
      `--wsrep-cluster-address=gcomm://${group}`,
      `--wsrep-node-name=${this.name}`,
      `--wsrep-node-address=127.0.0.1:${this.group}`,
      '--wsrep-sst-method=rsync',
      `--wsrep-sst-receive-address=127.0.0.1:${this.transfer}`,
      `--wsrep-provider-options=base_port=${this.group};gmcast.listen_addr=tcp://127.0.0.1:${this.group};ist.recv_addr=127.0.0.1:${this.transfer + 1};gcache.size=64M;pc.recovery=FALSE;${FAST}`,
    ];
  }

  /** Ends it like a power failure. */
  async kill() {
    signalGroup(this.program.child.pid, 'SIGKILL');
    await this.program.exited;
  }

  /** Stops answering without closing a connection, like a machine that hangs. */
  pause() {
    signalGroup(this.program.child.pid, 'SIGSTOP');
  }

  resume() {
    signalGroup(this.program.child.pid, 'SIGCONT');
  }

  /** Cuts it off from the other nodes, while clients still reach it. */
  isolate() {
    return this.administer("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'");
  }

  rejoin() {
    return this.administer("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'");
  }

  /** Runs a statement as the administrator of the server, who can use its socket only. */
  async administer(sql) {
    const args = [
      '--no-defaults',
      '--skip-column-names',
      '--batch',
      `--socket=${path.join(this.home, 'socket')}`,
      '-e',
      sql,
    ];
    const { code, output } = await run('mariadb', args);
    if (code !== 0) throw new Failure(`${this.name} refused "${sql}".`, output);
    return output.trim();
  }

  async untilSynced() {
    for (const deadline = Date.now() + READY_WITHIN_MS; ; await delay(100)) {
      const state = await this.administer("SHOW STATUS LIKE 'wsrep_local_state_comment'").catch(() => '');
      if (state.endsWith('Synced')) return;
      if (Date.now() < deadline && this.program.child.exitCode === null) continue;
      throw new Failure(
        `${this.name} did not join the cluster.`,
        fs.readFileSync(path.join(this.home, 'log'), 'utf8').slice(-4_000),
      );
    }
  }

  async stop() {
    this.resume();
    await stopProgram(this.program, { signal: 'SIGKILL' });
  }
}

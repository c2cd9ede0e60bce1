import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './redis-server.js';

const SSHD = ['/usr/sbin/sshd', '/usr/local/sbin/sshd'].find((path) => existsSync(path)) ?? 'sshd';

/** OpenSSH's server on a free port, for the user of the test, with folders of its own. */
export interface SftpServer {
  host: string;
  port: number;
  userName: string;
  /** Private key that it accepts. */
  privateKey: string;
  inbox: string;
  outbox: string;
  archive: string;
  /** Fingerprint of its host key, as `ssh-keygen -l` prints it. */
  fingerprint(): string;
  /** Puts a file into the inbox. */
  put(name: string, text: string, modifiedAt: Date): void;
  /** Restarts it with another host key. */
  replaceHostKey(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it. It needs no rights beyond those of the user, except a directory that OpenSSH requires of root. */
export async function startSftpServer(): Promise<SftpServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lading-sftp-'));
  const at = (name: string) => join(folder, name);
  for (const name of ['inbox', 'outbox', 'archive']) mkdirSync(at(name));
  const port = await freePort();
  makeKey(at('host_key'));
  makeKey(at('user_key'));
  const { username: userName } = userInfo();
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  writeFileSync(at('sshd_config'), configOf(folder, port));
  let server = await start(at('sshd_config'), port);
  return {
    host: '127.0.0.1',
    port,
    userName,
    privateKey: readFileSync(at('user_key'), 'utf8'),
    inbox: at('inbox'),
    outbox: at('outbox'),
    archive: at('archive'),
    fingerprint: () => /SHA256:\S+/.exec(keygen('-l', '-f', at('host_key.pub')))![0],
    put: (name, text, modifiedAt) => {
      writeFileSync(join(at('inbox'), name), text, 'latin1');
      utimesSync(join(at('inbox'), name), modifiedAt, modifiedAt);
    },
    replaceHostKey: async () => {
      await end(server);
      for (const name of ['host_key', 'host_key.pub']) rmSync(at(name));
      makeKey(at('host_key'));
      server = await start(at('sshd_config'), port);
    },
    stop: async () => {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const keygen = (...args: string[]): string => execFileSync('ssh-keygen', args, { encoding: 'utf8' });
const makeKey = (path: string) => keygen('-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', path);

const configOf = (folder: string, port: number): string =>
  [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${folder}/host_key`,
    `AuthorizedKeysFile ${folder}/user_key.pub`,
    `PidFile none`,
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication yes',
    'PermitRootLogin yes',
    'MaxStartups 100',
    'Subsystem sftp internal-sftp',
    'ForceCommand internal-sftp',
    '',
  ].join('\n');

async function start(config: string, port: number): Promise<ChildProcess> {
  const server = spawn(SSHD, ['-D', '-e', '-f', config], { stdio: 'ignore' });
  await once(server, 'spawn');
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) break;
    if (await listens(port)) return server;
    await delay(50);
  }
  throw new Error('sshd did not start.');
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill();
  await once(server, 'exit');
}

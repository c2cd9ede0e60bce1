import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { freePort } from './ports.mjs';
import { findProgram, startProgram, stopProgram } from './processes.mjs';

const STARTED_WITHIN_MS = 10_000;

/**
 * OpenSSH's server on a free port, for the own user, with the folders `inbox`, `outbox` and `archive` in `folder`. It needs no rights beyond those of
 * the user, except a directory that OpenSSH requires of root.
 */
export async function startSftpServer(folder) {
  const at = (name) => path.join(folder, name);
  for (const name of ['inbox', 'outbox', 'archive']) fs.mkdirSync(at(name), { recursive: true });
  for (const name of ['host_key', 'user_key']) makeKey(at(name));
  const port = await freePort();
  if (process.getuid() === 0) fs.mkdirSync('/run/sshd', { recursive: true });
  fs.writeFileSync(at('sshd_config'), settings(folder, port));
  let program = await start(at('sshd_config'), port);
  return {
    host: '127.0.0.1',
    port,
    userName: os.userInfo().username,
    privateKey: fs.readFileSync(at('user_key'), 'utf8'),
    inbox: at('inbox'),
    outbox: at('outbox'),
    archive: at('archive'),
    fingerprint: () => /SHA256:\S+/.exec(keygen('-l', '-f', at('host_key.pub')))[0],
    put: (name, text, modifiedAt) => {
      fs.writeFileSync(path.join(at('inbox'), name), text, 'latin1');
      fs.utimesSync(path.join(at('inbox'), name), modifiedAt, modifiedAt);
    },
    replaceHostKey: async () => {
      await stopProgram(program);
      for (const name of ['host_key', 'host_key.pub']) fs.rmSync(at(name));
      makeKey(at('host_key'));
      program = await start(at('sshd_config'), port);
    },
    stop: () => stopProgram(program),
  };
}

const keygen = (...args) => execFileSync('ssh-keygen', args, { encoding: 'utf8' });
const makeKey = (file) => keygen('-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', file);

const settings = (folder, port) =>
  [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${folder}/host_key`,
    `AuthorizedKeysFile ${folder}/user_key.pub`,
    'PidFile none',
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication yes',
    'PermitRootLogin yes',
    'MaxStartups 100',
    'Subsystem sftp internal-sftp',
    'ForceCommand internal-sftp',
    '',
  ].join('\n');

async function start(config, port) {
  const program = startProgram(findProgram('sshd'), ['-D', '-e', '-f', config]);
  for (const stream of [program.child.stdout, program.child.stderr]) stream?.resume();
  for (const deadline = Date.now() + STARTED_WITHIN_MS; !(await listens(port)); await delay(50))
    if (Date.now() > deadline) throw new Failure('sshd did not start.');
  return program;
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

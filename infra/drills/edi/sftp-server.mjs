import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';
import { freePort } from '../../lib/ports.mjs';
import { findProgram, startProgram, stopProgram } from '../../lib/processes.mjs';

const STARTED_WITHIN_MS = 10_000;

/** OpenSSH's server for the own user: {port, userName, privateKey, fingerprint, inbox, outbox, stop()}. */
export async function startSftpServer(folder) {
  const at = (name) => path.join(folder, name);
  for (const name of ['inbox', 'outbox']) fs.mkdirSync(at(name), { recursive: true });
  for (const name of ['host_key', 'user_key'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', at(name)]);
  const port = await freePort();
  if (process.getuid() === 0) fs.mkdirSync('/run/sshd', { recursive: true });
  const settings = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${at('host_key')}`,
    `AuthorizedKeysFile ${at('user_key.pub')}`,
    'PidFile none',
    'StrictModes no',
    'UsePAM no',
    'PermitRootLogin yes',
    'MaxStartups 100',
    'Subsystem sftp internal-sftp',
    'ForceCommand internal-sftp',
  ];
  fs.writeFileSync(at('sshd_config'), `${settings.join('\n')}\n`);
  const program = startProgram(findProgram('sshd'), ['-D', '-e', '-f', at('sshd_config')]);
  for (const stream of [program.child.stdout, program.child.stderr]) stream?.resume();
  for (const deadline = Date.now() + STARTED_WITHIN_MS; !(await listens(port)); await delay(50))
    if (Date.now() > deadline) throw new Failure('sshd did not start.');
  const printed = execFileSync('ssh-keygen', ['-l', '-f', at('host_key.pub')], { encoding: 'utf8' });
  return {
    port,
    userName: os.userInfo().username,
    privateKey: fs.readFileSync(at('user_key'), 'utf8'),
    fingerprint: /SHA256:\S+/.exec(printed)[0],
    inbox: at('inbox'),
    outbox: at('outbox'),
    stop: () => stopProgram(program),
  };
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

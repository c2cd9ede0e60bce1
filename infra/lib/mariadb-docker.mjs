import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { programFailure } from './failure.mjs';
import { SERVER_FLAGS, THROW_AWAY_FLAGS, accountSql } from './mariadb-settings.mjs';
import { run, startProgram, stopProgram } from './processes.mjs';

const CREDENTIALS = 'container.env';
const IMAGE = 'mariadb:10.11';
/** Where the container finds the statements that its server runs at each start. */
const STATEMENTS = '/lading-init.sql';

/** MariaDB in a container; its data is in the same folder as that of a private server. */
export const dockerServer = { description: 'MariaDB in a Docker container', launch };

async function launch(home, { port, account, throwAway, signal }) {
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  const name = containerName(home);
  await pullImage(signal);

  const logFile = path.join(home, 'log');
  const log = fs.openSync(logFile, 'w', 0o600);
  const flags = [
    ...SERVER_FLAGS,
    ...(throwAway ? THROW_AWAY_FLAGS : []),
    ...(account.user === 'root' ? [] : [`--init-file=${STATEMENTS}`]),
  ];
  const program = startProgram(
    'docker',
    ['run', '--rm', '--name', name, ...storage(home, throwAway), ...access(home, port, account), IMAGE, ...flags],
    { stdio: ['ignore', log, log] },
  );
  fs.closeSync(log);
  return {
    log: logFile,
    exited: program.exited,
    async stop() {
      await run('docker', throwAway ? ['rm', '--force', '--volumes', name] : ['stop', '--time', '60', name]);
      await stopProgram(program);
    },
  };
}

const containerName = (home) => `lading-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;

/** Stops and removes the container that a killed start left running on this folder. */
export async function stopLeftoverContainer(home) {
  if (!fs.existsSync(path.join(home, CREDENTIALS))) return;
  await run('docker', ['stop', '--time', '60', containerName(home)]);
  await run('docker', ['rm', '--force', '--volumes', containerName(home)]);
}

async function pullImage(signal) {
  if ((await run('docker', ['image', 'inspect', IMAGE], { signal })).code === 0) return;
  const { code, output } = await run('docker', ['pull', '--quiet', IMAGE], { signal });
  if (code !== 0)
    throw programFailure(`Docker could not fetch ${IMAGE}: check the network, or set DATABASE_URL.`, output);
}

/** An ordinary user's container writes as that user, so that the user can remove the folder without root. */
function storage(home, throwAway) {
  if (throwAway) return [];
  const data = path.join(home, 'data');
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  const uid = process.getuid?.();
  return ['--volume', `${data}:/var/lib/mysql`, ...(uid ? ['--user', `${uid}:${process.getgid()}`] : [])];
}

/**
 * Credentials are passed in files that only this user can read, not on the command line that every user can see. The server's own user in the container
 * reads the statements, so that file is open to all; its folder is not. The port is published on this machine alone, so any host is this machine.
 */
function access(home, port, account) {
  const root = account.user === 'root';
  const file = path.join(home, CREDENTIALS);
  fs.writeFileSync(file, root ? `MARIADB_ROOT_PASSWORD=${account.password}\n` : 'MARIADB_RANDOM_ROOT_PASSWORD=1\n', {
    mode: 0o600,
  });
  const published = ['--env-file', file, '--publish', `127.0.0.1:${port}:3306`];
  if (root) return published;
  const statements = path.join(home, 'init.sql');
  fs.writeFileSync(statements, accountSql(account, '%'));
  fs.chmodSync(statements, 0o644);
  return [...published, '--volume', `${statements}:${STATEMENTS}:ro`];
}

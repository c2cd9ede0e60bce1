import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure, errorLines, programFailure } from './failure.mjs';
import { SERVER_FLAGS, THROW_AWAY_FLAGS, accountSql } from './mariadb-settings.mjs';
import { run, startProgram, stopLeftover, stopProgram } from './processes.mjs';

/** Linux allows 107 bytes in the path of a Unix socket. */
const SOCKET_PATH_LIMIT = 107;

/** An installed MariaDB that writes only to one folder. */
export const programServer = (server, installer) => ({
  description: 'private MariaDB',
  launch: (home, settings) => launch({ server, installer, home, ...settings }),
});

async function launch({ server, installer, home, port, account, throwAway, flags = [], signal }) {
  const files = Object.fromEntries(
    ['data', 'pid', 'log', 'init.sql', 'tmp'].map((name) => [name, path.join(home, name)]),
  );
  const user = systemUser(home);
  const asUser = user ? [`--user=${user}`] : [];
  const own = (...names) => user && execFileSync('chown', ['-R', user, ...names]);
  const env = { ...process.env, TMPDIR: files.tmp };
  prepareHome(home, files, account);
  own(home);
  if (!fs.existsSync(files.data)) await createData(installer, files.data, asUser, { env, signal });

  const socket = socketPath(home);
  if (socket.folder) own(socket.folder);
  const log = fs.openSync(files.log, 'w', 0o600);
  const program = startProgram(
    server,
    [
      '--no-defaults',
      ...asUser,
      `--datadir=${files.data}`,
      `--socket=${socket.file}`,
      `--pid-file=${files.pid}`,
      `--init-file=${files['init.sql']}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      ...SERVER_FLAGS,
      ...(throwAway ? THROW_AWAY_FLAGS : []),
      ...flags,
    ],
    { stdio: ['ignore', log, log], env },
  );
  fs.closeSync(log);
  return {
    log: files.log,
    exited: program.exited,
    async stop() {
      await stopProgram(program, throwAway ? { signal: 'SIGKILL' } : { patience: 60_000, repeat: true });
      if (socket.folder) fs.rmSync(socket.folder, { recursive: true, force: true });
    },
  };
}

function prepareHome(home, files, account) {
  try {
    fs.mkdirSync(home, { recursive: true, mode: 0o700 });
    fs.rmSync(files.tmp, { recursive: true, force: true });
    fs.mkdirSync(files.tmp);
    fs.writeFileSync(files['init.sql'], accountSql(account), { mode: 0o600 });
  } catch (error) {
    if (error.code !== 'EACCES') throw error;
    throw new Failure(
      `The database folder ${home} belongs to another user: run this as that user, or give the folder to yours with chown.`,
    );
  }
}

/** The data folder gets its name only when it is complete, so an interrupted first start leaves no partial folder. */
async function createData(installer, data, asUser, options) {
  const unfinished = `${data}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  // --force: accepts a host name that cannot be resolved, because no client connects by name.
  const args = [
    '--no-defaults',
    '--force',
    ...asUser,
    `--datadir=${unfinished}`,
    '--auth-root-authentication-method=socket',
    '--skip-test-db',
  ];
  const { code, output } = await run(installer, args, options);
  if (code !== 0)
    throw programFailure('The private database could not be created: see the lines above.', output, errorLines(output));
  fs.renameSync(unfinished, data);
}

/**
 * MariaDB runs as root only with an explicit option. It runs as the package's user if that user can access the folder, otherwise as root.
 * For other users, the server runs as that user.
 */
function systemUser(home) {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag) => Number(spawnSync('id', [flag, 'mysql'], { encoding: 'utf8' }).stdout || Number.NaN);
  const [uid, gid] = [id('-u'), id('-g')];
  const reaches = Number.isInteger(uid) && spawnSync('test', ['-x', path.dirname(home)], { uid, gid }).status === 0;
  return reaches ? 'mysql' : 'root';
}

function socketPath(home) {
  const file = path.join(home, 'socket');
  if (Buffer.byteLength(file) <= SOCKET_PATH_LIMIT) return { file };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-'));
  return { file: path.join(folder, 'socket'), folder };
}

/** Stops a server that a killed start left running on this folder. */
export async function stopLeftoverProgram(home) {
  const file = path.join(home, 'pid');
  if (fs.existsSync(file)) await stopLeftover(Number(fs.readFileSync(file, 'utf8')), path.join(home, 'data'));
}

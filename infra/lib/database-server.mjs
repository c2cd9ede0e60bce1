import { aptInstall, canInstall } from './apt.mjs';
import { Failure } from './failure.mjs';
import { dockerServer } from './mariadb-docker.mjs';
import { programServer } from './mariadb-program.mjs';
import { findProgram, run } from './processes.mjs';

const WAYS =
  'No database found: set DATABASE_URL to a MySQL 8.4 or MariaDB 10.11 database, or install MariaDB ' +
  '(as root on Debian or Ubuntu npm start does that itself; elsewhere for example "sudo apt-get install mariadb-server"), or start Docker; then try again.';

/**
 * How to run a private MariaDB on this machine: an installed program, the distribution's package, or a container.
 * A server is {description, launch(home, settings)}; launch returns {exited, stop(), log}.
 */
export async function findServer(note) {
  const installed = installedServer();
  if (installed) return installed;
  if (canInstall()) {
    note('installing MariaDB with apt-get, about a minute');
    await aptInstall(['mariadb-server'], { services: ['mariadb'] });
    return installedServer();
  }
  if (await dockerAnswers()) return dockerServer;
  throw new Failure(WAYS);
}

/** Debian's mariadb-server-core alone has the server but cannot create a data folder, so both programs must be there. */
function installedServer() {
  const server = findProgram('mariadbd', 'mysqld');
  const installer = findProgram('mariadb-install-db', 'mysql_install_db');
  return server && installer ? programServer(server, installer) : undefined;
}

async function dockerAnswers() {
  return findProgram('docker') !== undefined && (await run('docker', ['info'])).code === 0;
}

import path from 'node:path';
import { programFailure } from '../lib/failure.mjs';
import { MailServer } from '../lib/mail-server.mjs';
import { root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { startProgram, stopProgram } from '../lib/processes.mjs';
import { storeMail } from './mail-folder.mjs';

const READY = /Lading is ready at (\S+)/;

/**
 * Starts the product as npm start does, in its own folder and on its own port, and stops it when the work is done. It sends its mail over SMTP to
 * a server that keeps it in the folder of the mailbox page.
 */
export async function withProduct({ folder, env, signal }, work) {
  const port = await freePort();
  const ladingDir = path.join(folder, 'lading');
  const mail = await MailServer.start((source) => storeMail(path.join(ladingDir, 'mail'), source));
  const settings = { LADING_DIR: ladingDir, PORT: String(port), SMTP_URL: mail.url, MFE_TESTERS: 'demo@lading.test' };
  const program = startProgram('node', ['infra/start.mjs'], { cwd: root, env: { ...env, ...settings } });
  try {
    return await work(await untilReady(program, signal));
  } finally {
    await stopProgram(program, { patience: 60_000 });
    await mail.stop();
  }
}

function untilReady({ child, exited }, signal) {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (bytes) => {
      output += bytes;
      const url = READY.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() =>
      reject(programFailure('npm start ended before it was ready: see its output above.', output)),
    );
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

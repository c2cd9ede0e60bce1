// npm run check:image: runs what the image contains in a bare Debian root, as another user and without the checkout: settings, migrations, published
// front ends, API and worker. Needs root and debootstrap, and no Docker.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openThrowAwayDatabase } from '../database.mjs';
import { Failure, printError } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { run, startProgram, stopProgram } from '../lib/processes.mjs';
import { Progress } from '../lib/progress.mjs';

/** Debian release of the image's base. */
const SUITE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';
const USER = '1000:1000';
const READY_WITHIN_MS = 60_000;

const stops = [];
try {
  const progress = new Progress(7);
  const image = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-image-'));
  stops.push(() => fs.rmSync(image, { recursive: true, force: true }));
  fs.chmodSync(image, 0o755);
  await progress.step('Bare Debian root', () => succeed('debootstrap', ['--variant=minbase', SUITE, image, MIRROR]));
  await progress.step('Files of the image', () => fill(image));
  const database = await progress.step('Database', () => openThrowAwayDatabase());
  stops.push(() => database.stop());
  const port = await freePort();
  const environment = {
    DATABASE_URL: `${database.url.replace(/\/$/, '')}/lading`,
    PATH: process.env.PATH,
    PUBLIC_URL: `http://localhost:${port}`,
    LADING_DIR: '/var/lib/lading',
    STATIC_DIR: '/var/lib/lading/www',
    PORT: String(port),
  };
  await succeed('mariadb', ['--protocol=tcp', ...clientArguments(database.url), '-e', 'CREATE DATABASE lading']);
  const lading = (...args) => [
    'chroot',
    ['--userspec', USER, image, '/usr/local/bin/node', '/app/backend/bin/lading.mjs', ...args],
  ];
  await progress.step('lading migrate', () => succeed(...lading('migrate'), environment));
  await progress.step('lading publish', () => succeed(...lading('publish'), environment));
  await progress.step('lading check', () => succeed(...lading('check'), environment));
  await progress.step('lading serve answers', async () => {
    const [command, args] = lading('serve');
    const server = startProgram(command, args, { env: environment });
    stops.push(() => stopProgram(server));
    await answers(`http://localhost:${port}/health/ready`, /ok/);
    await answers(`http://localhost:${port}/login`, /<title>Lading/);
  });
} catch (error) {
  printError(error);
  process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
}

/** The tree, the Node that the repository pins, and the folder for data, which alone belongs to the user. */
async function fill(image) {
  await succeed(
    process.execPath,
    [path.join(root, 'infra/docker/make-tree.mjs'), path.join(image, 'app')],
    process.env,
  );
  fs.copyFileSync(fs.realpathSync(process.execPath), path.join(image, 'usr/local/bin/node'));
  const data = path.join(image, 'var/lib/lading');
  fs.mkdirSync(data, { recursive: true });
  fs.chownSync(data, ...USER.split(':').map(Number));
}

async function succeed(command, args, env = process.env) {
  const { code, output } = await run(command, args, { env });
  if (code !== 0) throw new Failure(`${command} ${args.join(' ')} failed:\n${output}`);
}

function clientArguments(url) {
  const { hostname, port, username, password } = new URL(url);
  return ['-h', hostname, '-P', port, '-u', username, `-p${decodeURIComponent(password)}`];
}

/** Waits until the page answers 200 with the text. */
async function answers(url, text) {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const body = await fetch(url, { headers: { accept: 'text/html, application/json' } }).then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    );
    if (text.test(body)) return;
    if (Date.now() > until) throw new Failure(`${url} did not answer with ${text}: ${body.slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

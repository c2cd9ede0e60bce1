import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const FILE = path.join(root, 'infra/systemd/lading.env');

/**
 * Settings of all processes: those of infra/systemd/lading.env, with the addresses and secrets of this machine, and `own` ones. A setting that is
 * undefined is left out.
 */
export function stackSettings({ folder, publicUrl, database, redisPort }, own = {}) {
  const data = path.join(folder, 'data');
  const settings = {
    ...documented(),
    PATH: process.env.PATH,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: database.productUrl,
    MIGRATION_DATABASE_URL: undefined,
    REDIS_URL: redisPort && `redis://127.0.0.1:${redisPort}`,
    SECRET_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: undefined,
    LADING_DIR: data,
    STATIC_DIR: path.join(data, 'www'),
    ...own,
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** The settings of the file with their quotes removed. */
function documented() {
  const lines = fs.readFileSync(FILE, 'utf8').matchAll(/^(\w+)=(?:'(.*)'|(.*))$/gm);
  return Object.fromEntries([...lines].map(([, name, quoted, plain]) => [name, quoted ?? plain]));
}

import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { isReserved } from './reserved-paths.mjs';

const TEMPLATE = path.resolve(import.meta.dirname, '../templates/mfe');
const SUFFIX = '.template';

/** Creates a new remote from the template in `root` and returns its folder. */
export function writeRemote(root, name) {
  if (!/^[a-z][a-z0-9]*$/.test(name))
    throw new Failure('The name of a micro-frontend is lower-case letters and digits, for example claims.');
  const folder = path.join(root, `mfe-${name}`);
  if (fs.existsSync(folder)) throw new Failure(`${folder} exists already: choose another name.`);
  if (isReserved(`/${name}`) || takenPaths(root).includes(`/${name}`))
    throw new Failure(`/${name} is taken already: choose another name.`);
  const title = name[0].toUpperCase() + name.slice(1);
  for (const file of fs.readdirSync(TEMPLATE, { recursive: true }).filter((one) => one.endsWith(SUFFIX))) {
    const target = path.join(folder, file.slice(0, -SUFFIX.length));
    const text = fs.readFileSync(path.join(TEMPLATE, file), 'utf8');
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text.replaceAll('__name__', name).replaceAll('__Name__', title));
  }
  return folder;
}

function takenPaths(root) {
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return remotes.flatMap((remote) => readJson(path.join(root, remote, 'mfe.manifest.json'))?.basePaths ?? []);
}

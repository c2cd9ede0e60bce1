import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { readJson } from '../lib/json-file.mjs';
import { nameProblem, writeTemplate } from '../../packages/create-mfe/src/write-template.mjs';
import { rangeInRepository } from '../packages/versions.mjs';
import { isReserved } from './reserved-paths.mjs';

/** Creates a new remote from the template in `root` and returns its folder. */
export function writeRemote(root, name) {
  if (nameProblem(name)) throw new Failure(nameProblem(name));
  const folder = path.join(root, `mfe-${name}`);
  if (fs.existsSync(folder)) throw new Failure(`${folder} exists already: choose another name.`);
  if (isReserved(`/${name}`) || takenPaths(root).includes(`/${name}`))
    throw new Failure(`/${name} is taken already: choose another name.`);
  writeTemplate(folder, { name, templates: ['remote', 'workspace'], range: rangeInRepository });
  return folder;
}

function takenPaths(root) {
  const remotes = fs.readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return remotes.flatMap((remote) => readJson(path.join(root, remote, 'mfe.manifest.json'))?.basePaths ?? []);
}

#!/usr/bin/env node
// npm create @lading/mfe@latest <name>: creates the repository mfe-<name> in the current folder.
import fs from 'node:fs';
import path from 'node:path';
import { nameProblem, writeTemplate } from './write-template.mjs';

const [name = '', ...rest] = process.argv.slice(2);
const folder = path.resolve(`mfe-${name}`);

function problem() {
  if (!name || rest.length > 0)
    return 'Usage: npm create @lading/mfe@latest <name>, for example: npm create @lading/mfe@latest yards';
  if (nameProblem(name)) return nameProblem(name);
  if (fs.existsSync(folder)) return `${folder} exists already: choose another name.`;
}

if (problem()) {
  console.error(problem());
  process.exitCode = 1;
} else {
  // Written when this package is published, by the versions that it was tested with.
  const ranges = JSON.parse(fs.readFileSync(new URL('../ranges.json', import.meta.url), 'utf8'));
  writeTemplate(folder, { name, templates: ['remote', 'repository'], range: (dependency) => ranges[dependency] });
  console.log(`${folder} was created. Next:

  cd mfe-${name}
  git init
  npm install
  npm run texts
  npm test
  npm run dev

README.md describes how to release it.`);
}

// npm run bump -w <workspace>: the next version of one remote or package by its commits since the last one, its changelog, and a commit with a tag.
// No file outside its folder changes, so releases of several teams do not conflict.
import path from 'node:path';
import commitAndTagVersion from 'commit-and-tag-version';
import { printError } from './lib/failure.mjs';
import { readJson } from './lib/json-file.mjs';

const folder = process.cwd();
const name = path.basename(folder);
const manifest = path.join(folder, 'package.json');

try {
  await commitAndTagVersion({
    path: folder,
    infile: 'CHANGELOG.md',
    packageFiles: [manifest],
    bumpFiles: [manifest],
    tagPrefix: `${name}@`,
    releaseCommitMessageFormat: `chore(${name}): release {{currentTag}}`,
    header: '# Changelog\n',
    gitTagFallback: false,
    // Versions link to no website.
    writerOpts: { finalizeContext: (context) => ({ ...context, linkCompare: false }) },
    silent: true,
  });
  console.log(`${name}@${readJson(manifest).version} has a commit and a tag: git push --follow-tags`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

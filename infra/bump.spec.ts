import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readJson } from './lib/json-file.mjs';
import { root } from './lib/paths.mjs';

describe('npm run bump', () => {
  let clone: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8', stdio: 'pipe' }).trim();
  const bump = (workspace: string) =>
    execFileSync(process.execPath, [path.join(root, 'infra/bump.mjs')], {
      cwd: path.join(clone, workspace),
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const commit = (file: string, title: string) => {
    fs.appendFileSync(path.join(clone, file), '\n');
    git('commit', '--quiet', '--all', '--message', title);
  };
  const version = (workspace: string) => readJson(path.join(clone, workspace, 'package.json')).version;

  beforeEach(() => {
    clone = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-bump-'));
    execFileSync('git', ['clone', '--quiet', '--shared', root, clone], { stdio: 'pipe' });
    git('config', 'user.name', 'Team');
    git('config', 'user.email', 'team@example.com');
    git('config', 'commit.gpgsign', 'false');
    git('config', 'tag.gpgsign', 'false');
    for (const workspace of ['mfe-quotes', 'mfe-shipments', 'packages/ui'])
      git('tag', '--force', `${path.basename(workspace)}@${version(workspace)}`);
  });
  afterEach(() => fs.rmSync(clone, { recursive: true }));

  it('releases one remote and changes only its folder', () => {
    const before = version('mfe-quotes');
    commit('mfe-quotes/README.md', 'fix(mfe-quotes): the lane is kept');
    commit('mfe-shipments/webpack.config.mjs', 'feat(mfe-shipments): stops on a map');
    bump('mfe-quotes');
    expect(git('diff', '--name-only', 'HEAD~1').split('\n')).toEqual([
      'mfe-quotes/CHANGELOG.md',
      'mfe-quotes/package.json',
    ]);
    expect(git('status', '--porcelain')).toBe('');
    expect(version('mfe-quotes')).not.toBe(before);
    expect(git('tag', '--points-at', 'HEAD')).toBe(`mfe-quotes@${version('mfe-quotes')}`);
    const changelog = fs.readFileSync(path.join(clone, 'mfe-quotes/CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(new RegExp(`^# Changelog\n\n##+ ${version('mfe-quotes').replaceAll('.', '[.]')} \\(`));
    expect(changelog).toContain('the lane is kept');
    expect(changelog).not.toContain('stops on a map');
  });

  it('raises the version of a package by its commits', () => {
    const [major, minor] = version('packages/ui').split('.');
    commit('packages/ui/src/index.ts', 'feat(ui): a stepper');
    bump('packages/ui');
    expect(version('packages/ui')).toBe(`${major}.${Number(minor) + 1}.0`);
  });
});

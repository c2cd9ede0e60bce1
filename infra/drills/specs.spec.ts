import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import specs from './specs.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

it('names for each drill the specs of npm test that exist', () => {
  const drills = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'));
  expect(Object.keys(specs).toSorted()).toEqual(drills.map((name) => basename(name, '.mjs')).toSorted());
  expect(
    Object.values(specs)
      .flat()
      .filter((file) => !existsSync(join(root, file))),
  ).toEqual([]);
});

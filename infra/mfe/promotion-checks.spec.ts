import fs from 'node:fs';
import path from 'node:path';
import { checkForeignPaths } from './promotion-checks.mjs';
import { isReserved } from './reserved-paths.mjs';

describe('checkForeignPaths', () => {
  const remotes = [
    { name: 'quotes', basePaths: ['/quotes'] },
    { name: 'auth', basePaths: ['/login', '/auth'] },
    { name: 'forced' },
  ];

  it.each([
    ['its own paths', { name: 'quotes', basePaths: ['/quotes', '/rates'] }, []],
    ['free paths', { name: 'claims', basePaths: ['/claims', '/quotes-archive'] }, []],
    ['a path of another', { name: 'claims', basePaths: ['/quotes'] }, ['quotes']],
    ['a path below one of another', { name: 'claims', basePaths: ['/auth/claims'] }, ['auth']],
    ['paths of two others', { name: 'claims', basePaths: ['/login', '/quotes'] }, ['auth', 'quotes']],
    ['no paths', { name: 'claims' }, []],
  ])('of a remote with %s', (_what, manifest, owners) => {
    const found = checkForeignPaths(remotes, manifest).map((problem) => /belongs to (\w+)/.exec(problem)![1]);
    expect(found).toEqual(owners);
  });
});

describe('isReserved', () => {
  it('includes every path of the server', () => {
    const read = (file: string) => fs.readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
    const [, list] = /const RESERVED = \[(.*?)\]/.exec(read('backend/src/platform/static/serve-static-files.ts'))!;
    const prefixes = [...read('backend/src/modules/shipments/contributions.ts').matchAll(/prefix: '(\/[\w-]+)'/g)];
    const paths = [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => `/${name}`);
    expect([paths.length, prefixes.length]).toEqual([9, 1]);
    expect([...paths, ...prefixes.map(([, prefix]) => prefix!)].filter((one) => !isReserved(one))).toEqual([]);
  });

  it.each(['/notifications', '/notifications/all'])('includes %s of the shell', (one) => {
    expect(isReserved(one)).toBe(true);
  });

  it.each(['/quotes', '/apiary', '/quotes/api'])('does not include %s', (one) => {
    expect(isReserved(one)).toBe(false);
  });
});

import { PERMISSION_GROUPS, PERMISSION_WORDS, permissionWords } from './key-permissions';

test('every permission is in one group and has its own label', () => {
  const all = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions);
  expect([...all].sort()).toEqual(Object.keys(PERMISSION_WORDS).sort());
  expect(new Set(all.map(permissionWords)).size).toBe(all.length);
});

import { PERMISSION_GROUPS, PERMISSION_WORDS, permissionWords } from './key-permissions';

test('every permission with an effect is in one group, and each has its own label', () => {
  const all = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions);
  expect([...all, 'company.read'].sort()).toEqual(Object.keys(PERMISSION_WORDS).sort());
  expect(new Set(all.map(permissionWords)).size).toBe(all.length);
});

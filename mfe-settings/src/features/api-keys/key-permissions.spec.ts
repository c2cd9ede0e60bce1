import { PERMISSION_GROUPS, permissionWords } from './key-permissions';

test('every permission stands in one group, with words of its own', () => {
  const all = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions);
  expect(all).toHaveLength(16);
  expect(new Set(all.map(permissionWords)).size).toBe(16);
});

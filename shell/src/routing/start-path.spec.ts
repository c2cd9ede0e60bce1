import { registry } from '../testing/fixtures';
import { startPath } from './start-path';

it.each([
  ['the home page', ['quote.read', 'shipment.read'], '/home'],
  ['the first page that the user may open, if nothing is on the home page', ['quote.read'], '/quotes'],
  ['whatever is left', [], '/settings'],
])('`/` leads to %s', (_name, permissions, path) => {
  expect(startPath(registry, permissions)).toBe(path);
});

it('`/` leads nowhere without a page', () => {
  expect(startPath({ remotes: [] }, [])).toBeUndefined();
});

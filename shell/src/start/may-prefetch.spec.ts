import { mayPrefetch } from './may-prefetch';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('with the connection %j: %s', (connection, expected) => {
  if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(mayPrefetch()).toBe(expected);
});

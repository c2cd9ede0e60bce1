import { localPath } from './local-path';

describe('localPath', () => {
  it.each([
    ['/quotes', '/quotes'],
    ['/quotes/new?copy=qte_1#freight', '/quotes/new?copy=qte_1#freight'],
    ['/quotes/../shipments', '/shipments'],
    ['/search?q=https://elsewhere.example', '/search?q=https://elsewhere.example'],
  ])('follows %s', (value, expected) => {
    expect(localPath(value)).toBe(expected);
  });

  it.each([
    [null],
    [''],
    ['quotes'],
    ['https://elsewhere.example/'],
    ['//elsewhere.example'],
    ['/\\elsewhere.example'],
    ['/\t/elsewhere.example'],
    ['/\n/elsewhere.example'],
    ['/.//elsewhere.example'],
    ['/x/..//elsewhere.example'],
    ['javascript:alert(1)'],
    [' /quotes'],
  ])('does not follow %j', (value) => {
    expect(localPath(value)).toBeUndefined();
  });
});

import { checkSource } from './source';

const OWN = 'https://freight.example';
const CDN = 'https://cdn.example';
const integrity = `sha384-${'a'.repeat(64)}`;

describe('checkSource', () => {
  it.each([
    ['a release on the own origin', '/mfe/quotes/0.1.0-aaaaaaaaaaaa/remoteEntry.0c5478c4f3.js'],
    ['a release with build metadata', '/mfe/quotes/0.1.0-rc.1+7-aaaaaaaaaaaa/remoteEntry.js'],
    ['a release on an allowed origin', `${CDN}/mfe/quotes/0.1.0-aaaaaaaaaaaa/remoteEntry.js`],
  ])('accepts %s', (_name, entry) => {
    expect(checkSource({ entry, integrity }, [OWN, CDN])).toEqual({ ok: true });
  });

  it.each([
    ['another origin', 'https://elsewhere.example/mfe/quotes/x.js', /elsewhere\.example, which is not allowed/],
    ['an allowed host over another scheme', 'http://cdn.example/mfe/quotes/x.js', /not allowed/],
    ['an allowed host with another port', 'https://cdn.example:8443/mfe/quotes/x.js', /not allowed/],
    ['an address without scheme', '//elsewhere.example/mfe/x.js', /not allowed/],
    ['a backslash for a slash', '/\\elsewhere.example/mfe/x.js', /not allowed/],
    ['a name before the host', 'https://cdn.example@elsewhere.example/mfe/x.js', /not allowed/],
    ['code in the address itself', 'data:text/javascript,alert(1)', /not allowed/],
    ['a script address', 'javascript:alert(1)', /not allowed/],
    ['a path outside the releases', '/api/v1/x.js', /not part of a published release/],
    ['a path that climbs out', '/mfe/../api/x.js', /not part of a published release/],
    ['a path that climbs out in disguise', '/mfe/%2e%2e/api/x.js', /not part of a published release/],
    ['a relative path', 'mfe/quotes/x.js', /not part of a published release/],
    ['a query', '/mfe/quotes/x.js?callback=run', /not part of a published release/],
    ['no address at all', 'https://', /no valid URL/],
  ])('refuses %s, and says why', (_name, entry, reason) => {
    expect(checkSource({ entry, integrity }, [OWN, CDN])).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });

  it.each([[''], ['sha256-abc'], ['sha384-short'], [`${integrity} sha384-${'b'.repeat(64)}`]])(
    'refuses the hash %j',
    (hash) => {
      expect(checkSource({ entry: '/mfe/quotes/x.js', integrity: hash }, [OWN])).toEqual({
        ok: false,
        reason: expect.stringContaining('no hash'),
      });
    },
  );
});

import { sourceOf } from './attribute';

const ORIGIN = 'https://freight.example';
const SHELL = `${ORIGIN}/mfe/shell/0.1.0-bbbbbbbbbbbb`;

describe('sourceOf', () => {
  it.each([
    [
      'the remote whose code failed',
      [`${ORIGIN}/mfe/quotes/0.1.0-3751f3a7e4ab/js/465.f25680c327.js`, `${SHELL}/js/vendor.js`],
      { remote: 'quotes', version: '0.1.0', build: '0.1.0-3751f3a7e4ab' },
    ],
    [
      'the remote below the shared code',
      [`${SHELL}/js/vendor.js`, `${ORIGIN}/mfe/shipments/1.2.3-rc.1-aaaaaaaaaaaa/js/1.js`],
      { remote: 'shipments', version: '1.2.3-rc.1', build: '1.2.3-rc.1-aaaaaaaaaaaa' },
    ],
    [
      'the topmost of two remotes',
      [`${ORIGIN}/mfe/auth/0.2.0-aaaaaaaaaaaa/js/1.js`, `${ORIGIN}/mfe/quotes/0.1.0-aaaaaaaaaaaa/js/1.js`],
      { remote: 'auth', version: '0.2.0', build: '0.2.0-aaaaaaaaaaaa' },
    ],
    [
      'the shell',
      [`${SHELL}/js/main.js`],
      {
        remote: 'shell',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        build: expect.stringMatching(/^\d+\.\d+\.\d+/),
      },
    ],
    [
      'the shell where there is no stack',
      [],
      { remote: 'shell', version: expect.any(String), build: expect.any(String) },
    ],
  ])('is %s', (_name, files, expected) => {
    expect(sourceOf(files)).toEqual(expected);
  });
});

import { sourceOf } from './attribute';

const ORIGIN = 'https://freight.example';

describe('sourceOf', () => {
  it.each([
    [
      'the area whose code failed',
      [`${ORIGIN}/mfe/quotes/0.1.0-3751f3a7e4ab/js/465.f25680c327.js`, `${ORIGIN}/js/vendor.js`],
      { area: 'quotes', version: '0.1.0' },
    ],
    [
      'the area below the shared code',
      [`${ORIGIN}/js/vendor.js`, `${ORIGIN}/mfe/shipments/1.2.3-rc.1-aaaaaaaaaaaa/js/1.js`],
      { area: 'shipments', version: '1.2.3-rc.1' },
    ],
    [
      'the topmost of two areas',
      [`${ORIGIN}/mfe/auth/0.2.0-aaaaaaaaaaaa/js/1.js`, `${ORIGIN}/mfe/quotes/0.1.0-aaaaaaaaaaaa/js/1.js`],
      { area: 'auth', version: '0.2.0' },
    ],
    ['the shell', [`${ORIGIN}/js/main.js`], { area: 'shell', version: expect.stringMatching(/^\d+\.\d+\.\d+/) }],
    ['the shell where there is no stack', [], { area: 'shell', version: expect.any(String) }],
  ])('is %s', (_name, files, expected) => {
    expect(sourceOf(files)).toEqual(expected);
  });
});

import { digestOf } from './digest';

function failure(message: string, frames: string[], name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack: [`${name}: ${message}`, ...frames].join('\n') });
}

const FRAMES = [
  '    at Row (http://localhost/mfe/quotes/js/1.js:3:17)',
  '    at render (http://localhost/js/vendor.js:1:200)',
  '    at work (http://localhost/js/vendor.js:1:9)',
];
const failed = failure('x is undefined', FRAMES);

describe('digestOf', () => {
  it('is eight hexadecimal digits, the same for the same failure', () => {
    expect(digestOf(failed)).toMatch(/^[0-9a-f]{8}$/);
    expect(digestOf(failure('x is undefined', FRAMES))).toBe(digestOf(failed));
  });

  it('is the same on every installation, and however deep the stack is', () => {
    expect(
      digestOf(
        failure(
          'x is undefined',
          FRAMES.map((frame) => frame.replace(window.location.origin, '')),
        ),
      ),
    ).toBe(digestOf(failed));
    expect(digestOf(failure('x is undefined', [...FRAMES, '    at start (http://localhost/js/main.js:1:1)']))).toBe(
      digestOf(failed),
    );
  });

  it.each([
    ['message', failure('y is undefined', FRAMES)],
    ['name', failure('x is undefined', FRAMES, 'RangeError')],
    ['place', failure('x is undefined', [FRAMES[0]!.replace(':3:17', ':4:17')])],
  ])('differs with the %s', (_name, other) => {
    expect(digestOf(other)).not.toBe(digestOf(failed));
  });

  it.each([['text'], [undefined], [null], [{ code: 1 }]])('works for %j, which is no error', (thrown) => {
    expect(digestOf(thrown)).toMatch(/^[0-9a-f]{8}$/);
    expect(digestOf(thrown)).toBe(digestOf(thrown));
  });
});

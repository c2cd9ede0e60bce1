import { jest } from '@jest/globals';
import { ApiProblem } from '@lading/api-client';
import { failureOf, isMissingChunk, reloadOnce } from './failure';

const DIGEST = /^[0-9a-f]{8}$/;

describe('failureOf', () => {
  it.each([
    [
      'a server failure with its digest',
      new ApiProblem(500, 'INTERNAL', 'x', [], {}, '1a2b3c4d'),
      { side: 'server', digest: '1a2b3c4d' },
    ],
    [
      'a gateway without an answer',
      new ApiProblem(502, 'UNKNOWN', 'x'),
      { side: 'server', digest: expect.stringMatching(DIGEST) },
    ],
    [
      'a refusal nobody handled',
      new ApiProblem(409, 'CONFLICT', 'x'),
      { side: 'client', digest: expect.stringMatching(DIGEST) },
    ],
    [
      'an error of the page',
      new TypeError('x is undefined'),
      { side: 'client', digest: expect.stringMatching(DIGEST) },
    ],
    ['something that is no error', 'text', { side: 'client', digest: expect.stringMatching(DIGEST) }],
  ])('%s', (_name, error, expected) => {
    expect(failureOf(error)).toEqual(expected);
  });

  it('knows the problem of a remote that brings its own class', () => {
    const foreign = Object.assign(new Error('x'), { name: 'ApiProblem', status: 503, digest: 'ffffffff' });
    expect(failureOf(foreign)).toEqual({ side: 'server', digest: 'ffffffff' });
  });
});

describe('code that went missing after a deployment', () => {
  afterEach(() => sessionStorage.clear());

  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Loading CSS chunk 792 failed.'), true],
    [new Error('Loading failed for another reason'), false],
    ['Loading chunk 1 failed', false],
  ])('is told from %s', (error, expected) => {
    expect(isMissingChunk(error)).toBe(expected);
  });

  it('reloads once per build', () => {
    const reload = jest.fn();
    expect(reloadOnce('quotes@a', sessionStorage, reload)).toBe(true);
    expect(reloadOnce('quotes@a', sessionStorage, reload)).toBe(false);
    expect(reloadOnce('quotes@b', sessionStorage, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

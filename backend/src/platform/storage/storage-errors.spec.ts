import { writeFile } from 'node:fs/promises';
import { problemOf } from '../http/problems/problem.js';
import { storageErrorOf } from './storage-errors.js';

describe('storageErrorOf', () => {
  it('recognizes a full disk', async () => {
    const error = await writeFile('/dev/full', 'x').catch((caught: unknown) => caught);
    expect(storageErrorOf(error)).toMatchObject({ code: 'STORAGE_FULL', status: 507, cause: error });
    expect(problemOf(error, 'r', 'en-US')).toMatchObject({
      status: 507,
      code: 'STORAGE_FULL',
      detail: expect.stringContaining('no space left'),
    });
  });

  it('recognizes a folder that cannot be written', async () => {
    const error = await writeFile('/dev/full/file', 'x').catch((caught: unknown) => caught);
    expect(problemOf(error, 'r', 'en-US')).toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' });
  });

  it.each([
    new Error('other'),
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    null,
  ])('leaves other errors alone', (error) => expect(storageErrorOf(error)).toBeNull());
});

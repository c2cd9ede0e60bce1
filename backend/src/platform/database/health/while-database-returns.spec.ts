import { whileDatabaseReturns } from './while-database-returns.js';

const away = () => Object.assign(new Error('gone'), { code: 'ECONNREFUSED', fatal: true });

describe('whileDatabaseReturns', () => {
  it('tries again until the database is back', async () => {
    let tries = 0;
    const work = () => ((tries += 1) < 3 ? Promise.reject(away()) : Promise.resolve('noted'));
    expect(await whileDatabaseReturns(work, 5_000)).toBe('noted');
    expect(tries).toBe(3);
  });

  it('gives up after its time, and at once for what waiting does not mend', async () => {
    await expect(whileDatabaseReturns(() => Promise.reject(away()), 0)).rejects.toThrow('gone');
    let tries = 0;
    const wrong = () => {
      tries += 1;
      return Promise.reject(new Error('wrong'));
    };
    await expect(whileDatabaseReturns(wrong, 5_000)).rejects.toThrow('wrong');
    expect(tries).toBe(1);
  });
});

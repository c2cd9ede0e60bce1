import { whileDatabaseReturns } from './while-database-returns.js';

const away = () => Object.assign(new Error('gone'), { code: 'ECONNREFUSED', fatal: true });

describe('whileDatabaseReturns', () => {
  it('retries until the database is available', async () => {
    let tries = 0;
    const work = () => ((tries += 1) < 3 ? Promise.reject(away()) : Promise.resolve('noted'));
    expect(await whileDatabaseReturns(work, 5_000)).toBe('noted');
    expect(tries).toBe(3);
  });

  it('gives up after its timeout, and immediately for permanent errors', async () => {
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

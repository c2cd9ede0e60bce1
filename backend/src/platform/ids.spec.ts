import { newId } from './ids.js';

describe('newId', () => {
  it('has its prefix and 30 characters', () => {
    expect(newId('qte')).toMatch(/^qte_[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it('sorts in the order in which ids were made', () => {
    const ids = Array.from({ length: 1000 }, () => newId('shp'));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(1000);
  });
});

import { CompanyShares } from './company-shares.js';

describe('CompanyShares', () => {
  it('lets a company use its share, and the next one when a connection is given back', () => {
    const shares = new CompanyShares(2);
    const started: string[] = [];
    const enter = (companyId: string, name: string, needed = true) =>
      shares.enter(companyId, () => {
        if (needed) started.push(name);
        return needed;
      });
    for (const name of ['a1', 'a2', 'a3']) enter('a', name);
    enter('a', 'gave up', false);
    enter('a', 'a4');
    enter('b', 'b1');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    shares.leave('a');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
    shares.leave('a');
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    shares.leave('a');
    shares.leave('a');
    enter('a', 'a5');
    expect(started.at(-1)).toBe('a5');
  });
});

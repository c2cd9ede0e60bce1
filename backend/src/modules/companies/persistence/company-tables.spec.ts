import { childrenFirst } from './company-tables.sql.js';

describe('childrenFirst', () => {
  it('puts every table before those that it refers to', () => {
    const references = [
      { child: 'offer', parent: 'quote' },
      { child: 'quote', parent: 'carrier' },
      { child: 'shipment', parent: 'quote' },
    ];
    expect(childrenFirst(['carrier', 'quote', 'offer', 'shipment'], references)).toEqual([
      'offer',
      'shipment',
      'quote',
      'carrier',
    ]);
  });

  it('ignores a table that refers to itself and tables that are not asked for', () => {
    expect(
      childrenFirst(
        ['quote'],
        [
          { child: 'quote', parent: 'quote' },
          { child: 'offer', parent: 'quote' },
        ],
      ),
    ).toEqual(['quote']);
  });

  it('cannot order a circle', () => {
    expect(() =>
      childrenFirst(
        ['a', 'b'],
        [
          { child: 'a', parent: 'b' },
          { child: 'b', parent: 'a' },
        ],
      ),
    ).toThrow('circle');
  });
});

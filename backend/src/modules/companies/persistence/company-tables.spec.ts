import { childrenFirst } from './company-tables.sql.js';

describe('childrenFirst', () => {
  it('puts each table before the tables it references', () => {
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

  it('ignores self-references and tables that were not requested', () => {
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

  it('throws on a circular reference', () => {
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

import { differences } from './differences.js';

describe('differences', () => {
  it('are empty for equal values, regardless of additional fields', () => {
    expect(
      differences(
        { total: 1, lines: [{ code: 'FUEL' }], none: null },
        { total: 1, lines: [{ code: 'FUEL', more: 2 }], none: null, added: 3 },
      ),
    ).toEqual([]);
  });

  it.each([
    [{ a: 1 }, { a: 2 }, [{ path: 'a', recorded: 1, again: 2 }]],
    [{ a: 1 }, {}, [{ path: 'a', recorded: 1, again: undefined }]],
    [{ a: null }, { a: {} }, [{ path: 'a', recorded: null, again: {} }]],
    [{ a: [1, 2] }, { a: [1, 3] }, [{ path: 'a.1', recorded: 2, again: 3 }]],
    [{ a: [1] }, { a: [1, 2] }, [{ path: 'a.length', recorded: 1, again: 2 }]],
    [{ a: [1] }, { a: { 0: 1 } }, [{ path: 'a', recorded: [1], again: { 0: 1 } }]],
    [{ a: { b: 'x' } }, { a: { b: 'y' } }, [{ path: 'a.b', recorded: 'x', again: 'y' }]],
  ])('of %j and %j are listed', (recorded, again, expected) => expect(differences(recorded, again)).toEqual(expected));
});

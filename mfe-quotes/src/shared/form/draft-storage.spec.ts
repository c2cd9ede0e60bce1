import { draftKey, readDraft, removeDraft, writeDraft } from './draft-storage';

interface Values {
  rows: string[];
}

const key = draftKey('quote', 'cmp_1', 'usr_1', 'new');
const read = (name: string) => readDraft<Values>(name, ({ rows }) => rows?.length > 0);
const values: Values = { rows: ['48'] };
beforeEach(() => localStorage.clear());

describe('draft storage', () => {
  it('gives back what was typed and the revision it began with', () => {
    writeDraft(key, { values, revision: 3 });
    expect(read(key)).toEqual({ values, revision: 3 });
  });

  it('keeps forms, companies, people and quotes apart', () => {
    writeDraft(key, { values, revision: null });
    const others = [
      draftKey('booking', 'cmp_1', 'usr_1', 'new'),
      draftKey('quote', 'cmp_2', 'usr_1'),
      draftKey('quote', 'cmp_1', 'usr_2'),
      draftKey('quote', 'cmp_1', 'usr_1', 'qte_1'),
    ];
    expect(others.map(read)).toEqual([null, null, null, null]);
  });

  it.each([
    'not json',
    '{}',
    'null',
    '{"version":1,"values":{"rows":["48"]}}',
    '{"version":2}',
    '{"version":2,"values":{"rows":[]}}',
    '{"version":2,"values":{}}',
  ])('passes over %j', (stored) => {
    localStorage.setItem(key, stored);
    expect(read(key)).toBeNull();
  });

  it('forgets', () => {
    writeDraft(key, { values, revision: null });
    removeDraft(key);
    expect(read(key)).toBeNull();
  });

  it('goes on without a storage that is full', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    expect(() => writeDraft(key, { values, revision: null }, full)).not.toThrow();
  });
});

import { draftKey, readDraft, removeDraft, writeDraft } from './draft-storage';
import { emptyQuote } from './quote-form-values';

const key = draftKey('cmp_1', 'usr_1', 'new');
beforeEach(() => localStorage.clear());

describe('draft storage', () => {
  it('gives back what was typed and the revision it began with', () => {
    const values = emptyQuote('2026-11-23');
    values.stops[0].postalCode = '606';
    writeDraft(key, { values, revision: 3 });
    expect(readDraft(key)).toEqual({ values, revision: 3 });
  });

  it('keeps people, companies and quotes apart', () => {
    writeDraft(key, { values: emptyQuote('2026-11-23'), revision: null });
    for (const other of [draftKey('cmp_2', 'usr_1', 'new'), draftKey('cmp_1', 'usr_2', 'new'), draftKey('cmp_1', 'usr_1', 'qte_1')]) expect(readDraft(other)).toBeNull();
  });

  it.each(['not json', '{}', 'null', '{"version":0,"values":{"stops":[1,2],"handlingUnits":[1]}}', '{"version":1,"values":{"stops":[],"handlingUnits":[]}}'])(
    'passes over %j',
    (stored) => {
      localStorage.setItem(key, stored);
      expect(readDraft(key)).toBeNull();
    },
  );

  it('forgets', () => {
    writeDraft(key, { values: emptyQuote('2026-11-23'), revision: null });
    removeDraft(key);
    expect(readDraft(key)).toBeNull();
  });

  it('goes on without a storage that is full', () => {
    const full = { setItem: () => { throw new DOMException('full', 'QuotaExceededError'); } } as unknown as Storage;
    expect(() => writeDraft(key, { values: emptyQuote('2026-11-23'), revision: null }, full)).not.toThrow();
  });
});

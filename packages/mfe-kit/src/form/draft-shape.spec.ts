import { readDraft } from './draft-shape';

const defaults = { name: '', active: false, contact: { phone: '' }, stops: [{ code: '', dock: 'yes' }], note: null };

describe('readDraft', () => {
  it('keeps a draft of the form as it is', () => {
    const draft = {
      ...defaults,
      name: 'Ada',
      stops: [
        { code: '1', dock: '' },
        { code: '2', dock: 'no' },
      ],
    };
    expect(readDraft(draft, defaults)).toEqual(draft);
  });

  it('completes a draft of an earlier version with defaults, and items beyond them with empty values', () => {
    const draft = { name: 'Ada', active: true, stops: [{ code: '1' }, { code: '2' }] };
    expect(readDraft(draft, defaults)).toEqual({
      ...defaults,
      name: 'Ada',
      active: true,
      stops: [
        { code: '1', dock: 'yes' },
        { code: '2', dock: '' },
      ],
    });
  });

  it.each([null, undefined, 'text', { name: 7 }, { stops: 'none' }, { contact: 'Ada' }])('%j is no draft', (draft) =>
    expect(readDraft(draft, defaults)).toBeNull(),
  );
});

import { isLoaded, loadingText, mergeLoadings } from './loading.js';

describe('mergeLoadings', () => {
  it('keeps the last value of each field and the last count of each line', () => {
    expect(
      mergeLoadings([
        { door: '7', units: [{ line: 1, loaded: 2 }] },
        { seal: 'A1', units: [{ line: 0, loaded: 3 }] },
        { seal: 'B2', units: [{ line: 1, loaded: 4 }] },
      ]),
    ).toEqual({
      door: '7',
      seal: 'B2',
      units: [
        { line: 0, loaded: 3 },
        { line: 1, loaded: 4 },
      ],
    });
    expect(mergeLoadings([])).toEqual({});
  });
});

describe('loadingText', () => {
  it.each([
    [{ door: '7' }, 'Door 7.'],
    [{ units: [{ line: 1, loaded: 3 }] }, '3 of 4 handling units loaded.'],
    [
      { trailer: 'T9', seal: '4711', signedBy: 'Pat Doe', note: 'Wet box.', units: [{ line: 0, loaded: 10 }] },
      'Trailer T9. 10 of 10 handling units loaded. Seal 4711. Signed by Pat Doe. Wet box.',
    ],
  ])('%j', (body, text) => {
    expect(loadingText(body, [10, 4])).toBe(text);
  });
});

describe('isLoaded', () => {
  it('needs a handling unit on the truck', () => {
    expect(isLoaded({ door: '7' })).toBe(false);
    expect(isLoaded({ units: [{ line: 0, loaded: 0 }] })).toBe(false);
    expect(isLoaded({ units: [{ line: 0, loaded: 1 }] })).toBe(true);
  });
});

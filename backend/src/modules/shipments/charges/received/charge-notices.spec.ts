import { chargeNotices } from './charge-notices.js';

const kinds = (codes: string[], earlier: string[] = [], booked: string[] = []) =>
  chargeNotices(codes, new Set(earlier), booked).map(({ kind, code }) => [kind, code]);

describe('chargeNotices', () => {
  it('names a reweigh, a reclass and added services', () => {
    expect(kinds(['RWE', 'RCL', 'DET', 'LFTD'])).toEqual([
      ['charge.reweigh', 'RWE'],
      ['charge.reclass', 'RCL'],
      ['charge.accessorial_added', 'DET'],
      ['charge.accessorial_added', 'LFTD'],
    ]);
    expect(chargeNotices(['DET'], new Set(), [])[0]?.text).toBe('The carrier added: Detention.');
  });

  it('does not repeat what the carrier reported before, or what was booked', () => {
    expect(kinds(['RWE', 'LFTD', 'RES'], ['RWE'], ['LFTD'])).toEqual([['charge.accessorial_added', 'RES']]);
  });

  it('ignores codes that are no charges', () => expect(kinds(['FINL', 'CBL', ''])).toEqual([]));
});

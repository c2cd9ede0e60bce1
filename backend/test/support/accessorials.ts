import { ACCESSORIAL_CODES } from '../../src/kernel/codes.js';

const PLACE = { address1: '9 Bank St', city: 'Akron', state: 'OH', postalCode: '44308', country: 'US' };

/** Valid details of the codes that need them, for a pickup on 2026-11-24. */
export const DETAILS: Readonly<Record<string, Record<string, unknown>>> = {
  APTD: { date: '2026-12-01', from: '09:00', to: '11:00' },
  APTP: { date: '2026-11-24' },
  COD: { amount: { amount: 125_050, currency: 'USD' }, feeTerms: 'collect', remitTo: { name: 'Acme', ...PLACE } },
  FVC: { amount: { amount: 900_000, currency: 'USD' } },
  MARK: { pieces: 12 },
  SRT: { pieces: 24 },
  TCS: { type: 'window', date: '2026-11-27', endDate: '2026-11-30' },
};

/** All codes, with details where they need some. */
export const allAccessorials = () =>
  ACCESSORIAL_CODES.map((code) => (DETAILS[code] ? { code, ...DETAILS[code] } : code));

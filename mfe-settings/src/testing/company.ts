import type { Company } from '../shared/types';

/** A company with nothing but a name. */
export const COMPANY: Company = {
  id: 'cmp_01',
  code: 'QK7M2PXD',
  name: 'Riverside Tile',
  gs1Prefix: null,
  phone: null,
  address: null,
  billing: null,
  timeZone: null,
  defaults: { units: 'imperial', accessorials: [], billOfLadingText: null },
  hasLogo: false,
  brandColor: null,
  demo: false,
  version: 4,
  createdAt: '2026-11-20T15:00:00.000Z',
};

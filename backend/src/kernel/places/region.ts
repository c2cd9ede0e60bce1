/** States, territories and provinces of the US and Canada. */
export type Country = 'US' | 'CA';

/** 50 states, the District of Columbia and five inhabited territories. */
export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  GU: 'Guam',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
};

/** The 10 provinces and 3 territories. */
export const CA_PROVINCES: Readonly<Record<string, string>> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

const NON_CONTIGUOUS: ReadonlySet<string> = new Set(['AK', 'HI', 'PR', 'VI', 'GU', 'AS', 'MP']);
const MILITARY: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** Whether the code is a state, territory or province of the country. */
export function isRegion(country: Country, code: string): boolean {
  return Object.hasOwn(country === 'US' ? US_STATES : CA_PROVINCES, code);
}

/** Whether the region is outside the 48 contiguous states; carriers quote it on request only. */
export function isNonContiguous(country: Country, code: string): boolean {
  return country === 'US' && NON_CONTIGUOUS.has(code);
}

/** Whether the code is a military mail region (APO, FPO, DPO), where no freight carrier delivers. */
export function isMilitary(code: string): boolean {
  return MILITARY.has(code);
}

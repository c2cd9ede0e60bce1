import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { SheetKind } from '../terms/terms-document';

/** A column of a rate sheet (freight.md Annex H). */
export interface RateColumn {
  name: string;
  meaning: MessageDescriptor;
  required: boolean;
  /** Names that carriers use, as written by `key`. */
  aliases: string[];
}

const column = (name: string, meaning: MessageDescriptor, required: boolean, aliases: string[]): RateColumn => ({
  name,
  meaning,
  required,
  aliases: [key(name), ...aliases],
});

const LANE = [
  column('origin', msg`From: ZIP, ZIP3, FSA, state or *`, true, [
    'from',
    'orig',
    'originzip',
    'originzip3',
    'originpostal',
    'originpostalcode',
    'fromzip',
    'fromzip3',
    'shipfrom',
    'ozip',
    'o3',
    'pickup',
  ]),
  column('destination', msg`To: ZIP, ZIP3, FSA, state or *`, true, [
    'to',
    'dest',
    'destzip',
    'destinationzip',
    'destzip3',
    'destinationzip3',
    'destinationpostalcode',
    'tozip',
    'tozip3',
    'shipto',
    'dzip',
    'd3',
    'delivery',
  ]),
];
const MILES = [
  column('miles_from', msg`Mileage from`, true, ['frommiles', 'minmiles', 'milesmin', 'mileagefrom']),
  column('miles_to', msg`Mileage to`, true, ['tomiles', 'maxmiles', 'milesmax', 'mileageto']),
];
const TRANSIT = column('transit_days', msg`Transit, business days`, false, [
  'transit',
  'days',
  'transittime',
  'servicedays',
  'tt',
]);

const weightBreak = (name: string, pounds: number, short: string) =>
  column(name, msg`$ per 100 lb from ${pounds.toLocaleString('en-US')} lb`, false, [
    String(pounds),
    short,
    `${pounds}lb`,
    `${pounds}lbs`,
    `${short}lb`,
    `rate${pounds}`,
    `wt${pounds}`,
    `w${pounds}`,
    `min${pounds}`,
    `${pounds}plus`,
    `break${pounds}`,
  ]);
/** Weight breaks; a sheet needs at least one. */
export const BREAKS: RateColumn[] = [
  column('L5C', msg`$ per 100 lb below 500 lb`, false, [
    'lt500',
    'less500',
    'lessthan500',
    'under500',
    'below500',
    '0',
    '0lb',
    '0500',
    '0499',
    '1499',
    'rate0',
    'w0',
    'wt0',
    'l500',
  ]),
  weightBreak('M5C', 500, '500'),
  weightBreak('M1M', 1_000, '1m'),
  weightBreak('M2M', 2_000, '2m'),
  weightBreak('M5M', 5_000, '5m'),
  weightBreak('M10M', 10_000, '10m'),
  weightBreak('M20M', 20_000, '20m'),
  weightBreak('M30M', 30_000, '30m'),
  weightBreak('M40M', 40_000, '40m'),
];
const LTL = [
  column('class', msg`Freight class`, true, ['cls', 'freightclass', 'nmfcclass', 'ratedclass']),
  ...BREAKS,
  column('service', msg`Direct or interline`, false, ['servicetype', 'directinterline', 'type', 'directindirect']),
  TRANSIT,
];
const COLUMNS: Record<SheetKind, RateColumn[]> = {
  lane: [...LANE, ...LTL],
  mileage: [...MILES, ...LTL],
  truckload: [
    ...LANE,
    column('equipment', msg`Trailer, like DRYVAN`, true, ['trailer', 'equip', 'equipmenttype', 'trailertype']),
    column('rate_per_mile', msg`$ per mile`, true, ['rpm', 'permile', 'rate', 'mile', 'linehaulpermile']),
    column('minimum', msg`Minimum linehaul, $`, false, ['min', 'minimumcharge', 'mincharge', 'minimumrate']),
    TRANSIT,
  ],
};

/** Columns of this kind of sheet. */
export const rateColumns = (kind: SheetKind): RateColumn[] => COLUMNS[kind];

/** Maps column names of a file to ours, each at most once; '' for unknown names. */
export function guessColumns(header: readonly string[], kind: SheetKind): string[] {
  const taken = new Set<string>();
  const take = (name: string | undefined) => {
    if (name === undefined || taken.has(name)) return '';
    taken.add(name);
    return name;
  };
  // An exact name takes precedence over an alias.
  const exact = header.map((name) => take(COLUMNS[kind].find((known) => key(known.name) === key(name))?.name));
  return header.map(
    (name, index) => exact[index] || take(COLUMNS[kind].find(({ aliases }) => aliases.includes(key(name)))?.name),
  );
}

/** Problems of a mapping; empty if the sheet can be sent. */
export function mappingProblems(mapping: readonly string[], kind: SheetKind): string[] {
  const missing = COLUMNS[kind]
    .filter(({ name, required }) => required && !mapping.includes(name))
    .map(({ name }) => name);
  const twice = COLUMNS[kind]
    .filter(({ name }) => mapping.indexOf(name) !== mapping.lastIndexOf(name))
    .map(({ name }) => name);
  return [
    ...(missing.length > 0 ? [t`Map a column to ${listOf(missing)}.`] : []),
    ...(twice.length > 0 ? [t`Map only one column to ${listOf(twice)}.`] : []),
    ...(kind !== 'truckload' && !BREAKS.some(({ name }) => mapping.includes(name))
      ? [t`Map at least one weight break, like L5C.`]
      : []),
  ];
}

/** A name in lower case with letters and digits only; "<500" is not "500". */
function key(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('<', 'lt')
    .replace(/[^a-z0-9]/g, '');
}

const listOf = (names: string[]) => new Intl.ListFormat(i18n.locale).format(names);

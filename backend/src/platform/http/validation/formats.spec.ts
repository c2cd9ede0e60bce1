import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { newId } from '../../ids.js';
import {
  IsCursor,
  IsHostName,
  IsId,
  IsInstant,
  IsLocalDate,
  IsMailAddress,
  IsUrlText,
  IsUtcInstant,
  IsDecimal,
  isTimeZone,
} from './formats.js';

const ULID = '01BX5ZZKBKACTAV9WEVGEMMVRZ';
const label = 'a'.repeat(62);
const LONG_HOST = `${label}.${label}.${label}.${label}.test`;

function accepts(decorator: PropertyDecorator): (value: unknown) => boolean {
  class Holder {
    value: unknown;
  }
  decorator(Holder.prototype, 'value');
  return (value) => validateSync(Object.assign(new Holder(), { value })).length === 0;
}

it.each<[string, PropertyDecorator, unknown[], unknown[]]>([
  [
    'id',
    IsId('ofr'),
    [newId('ofr'), `ofr_${ULID}`],
    [`qte_${ULID}`, `ofr_${ULID}0`, `ofr_${ULID.toLowerCase()}`, `ofr_${ULID}\n`, 'ü', '', 1, null, [`ofr_${ULID}`]],
  ],
  ['cursor', IsCursor(), ['YWJj-_', `shp_${ULID}`], ['', 'ü', 'a b', 'a'.repeat(201), 'a\n', 1, ['a']]],
  [
    'local date',
    IsLocalDate(),
    ['2026-11-24', '2028-02-29'],
    ['2026-02-29', '2026-02-31', '0000-01-01', '2026-1-1', '2026-11-24T00:00', '٢٠٢٦-11-24', 20261124],
  ],
  [
    'instant',
    IsInstant(),
    ['2026-11-20T15:00:00Z', '2026-11-20T15:00:00.123+02:00', '2026-11-20T15:00-06:00'],
    [
      '2026-11-20',
      '2026-W05',
      '+012026-11-20T15:00:00Z',
      '2026-02-30T15:00:00Z',
      '0000-11-20T15:00:00Z',
      '2026-11-20T25:00Z',
      1,
    ],
  ],
  ['UTC instant', IsUtcInstant(), ['2026-11-20T15:00:00.000Z'], ['2026-11-20T15:00:00+00:00', '9999-12-31T23:59:59Z']],
  ['host name', IsHostName(), ['acme.com', 'xn--fiq228c.com'], [LONG_HOST, 'münchen.de', 'acme', '\ud800.com', 1]],
  [
    'address of a server',
    IsUrlText(500),
    ['https://example.com/events', 'no address'],
    [`https://${LONG_HOST}/`, 'https://a.test/\r\nHost: b', '', 1, ['https://a.test']],
  ],
  [
    'email address',
    IsMailAddress(),
    ['name@company.com'],
    ['"evil@x.com y"@victim.test', 'ü@a.test', 'a@b.test\r\nBcc: c@d.test', 1, null],
  ],
])('%s', (_name, decorator, good, bad) => {
  const accepted = accepts(decorator);
  expect(good.filter((value) => !accepted(value))).toEqual([]);
  expect(bad.filter((value) => accepted(value))).toEqual([]);
});

class Pallet {
  @IsDecimal(2)
  weight: unknown;
}

function isTaken(weight: unknown): boolean {
  return validateSync(Object.assign(new Pallet(), { weight })).length === 0;
}

it.each([0, -1, 12, 12.5, 12.25, 0.07, 99_999.99, 1e5])('accepts %p', (weight) => expect(isTaken(weight)).toBe(true));

it.each([1e-9, 1.005, 0.001, 12.345, Number.NaN, Number.POSITIVE_INFINITY, '12', null, undefined, [], {}, true])(
  'refuses %p',
  (weight) => {
    expect(isTaken(weight)).toBe(false);
  },
);

describe('isTimeZone', () => {
  it.each(['America/Chicago', 'America/St_Johns', 'UTC', 'America/Indiana/Indianapolis', 'America/Indianapolis'])(
    'accepts %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each([
    '',
    'Chicago',
    'America/Atlantis',
    '+05:00',
    'America/Chicago\n',
    '../etc/passwd',
    'x'.repeat(200),
    null,
    5,
    ['America/Chicago'],
  ])('refuses %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

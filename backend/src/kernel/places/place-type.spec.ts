import { isLimitedAccess, LIMITED_ACCESS_TYPES, RESIDENCE, placeTypeGroups } from './place-type.js';

describe('limited-access place types', () => {
  it('are 15 groups and 86 numbered types from 3 to 88', () => {
    const numbers = LIMITED_ACCESS_TYPES.flatMap((type) => /-(\d+) - /.exec(type)?.[1] ?? []).map(Number);
    expect(LIMITED_ACCESS_TYPES).toHaveLength(101);
    expect(numbers.sort((left, right) => left - right)).toEqual(Array.from({ length: 86 }, (_, index) => index + 3));
  });

  it('do not include private residences', () => {
    expect(isLimitedAccess('Farm-87 - Winery')).toBe(true);
    expect(isLimitedAccess(RESIDENCE)).toBe(false);
    expect(isLimitedAccess('Warehouse')).toBe(false);
  });
});

it('has the 101 types of the standard under their 15 headings, and residences', () => {
  const groups = placeTypeGroups();
  expect(groups.map(({ group }) => group)).toEqual([
    'Airport',
    'Church',
    'Club',
    'Construction',
    'Fair',
    'Farm',
    'Hotel',
    'Mine',
    'Other',
    'Park',
    'Port',
    'School',
    'Secure',
    'Storage',
    'Tradeshow',
    'Residence',
  ]);
  expect(new Set(groups.flatMap(({ placeTypes }) => placeTypes)).size).toBe(102);
  expect(groups.find(({ group }) => group === 'Church')?.placeTypes).toEqual([
    'Church',
    'Church-55 - Place of Worship',
  ]);
});

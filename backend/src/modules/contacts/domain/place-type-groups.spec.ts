import { placeTypeGroups } from './place-type-groups.js';

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

import { ACCESSORIALS, accessorialName } from './accessorials';
import { PACKAGING_NAMES, packagingName, packagingOptions } from './packaging';
import { LIMITED_ACCESS_GROUPS, placeTypeLabel } from './place-types';

describe('words of the trade', () => {
  it('has the 101 limited-access types of the standard, each once', () => {
    const values = LIMITED_ACCESS_GROUPS.flatMap(({ types }) => types.map(({ value }) => value));
    expect(values).toHaveLength(101);
    expect(new Set(values).size).toBe(101);
    expect(values).toEqual(expect.arrayContaining(['Farm', 'Farm-87 - Winery', 'Hotel-47 - Motel / Inn', 'Secure-86 - Wind Power Farm']));
  });

  it('has the 28 accessorial services, each once', () => expect(new Set(ACCESSORIALS.map(({ code }) => code)).size).toBe(28));

  it('offers all 63 packaging codes once, the common ones first', () => {
    const offered = packagingOptions().flatMap(({ items }) => items.map(({ value }) => value));
    expect([...offered].sort()).toEqual(Object.keys(PACKAGING_NAMES).sort());
    expect(offered[0]).toBe('PAT');
  });

  it('tells a pallet from a pail', () => expect([packagingName('PAT'), packagingName('PAL')]).toEqual(['Pallet', 'Pail']));

  it.each([['LFTD', 'Liftgate at delivery'], ['LFTP', 'Liftgate at pickup'], ['RES', 'Residential delivery'], ['HAZ', 'Hazardous material'], ['NEW', 'NEW']])('%s is %s', (code, name) =>
    expect(accessorialName(code)).toBe(name),
  );

  it.each([[null, 'Business'], ['Residence', 'Private residence'], ['Farm-87 - Winery', 'Winery'], ['Farm', 'Farm, not further known'], ['Moon-1 - Base', 'Moon-1 - Base']])('%s is %s', (value, label) =>
    expect(placeTypeLabel(value)).toBe(label),
  );
});

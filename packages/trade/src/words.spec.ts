import { ACCESSORIALS, accessorialName } from './accessorials';
import { PACKAGING_NAMES, packagingName, packagingOptions } from './packaging';

describe('words of the trade', () => {
  it('has the 28 accessorial services, each once', () =>
    expect(new Set(ACCESSORIALS.map(({ code }) => code)).size).toBe(28));

  it('offers all 63 packaging codes once, the common ones first', () => {
    const offered = packagingOptions().flatMap(({ items }) => items.map(({ value }) => value));
    expect([...offered].sort()).toEqual(Object.keys(PACKAGING_NAMES).sort());
    expect(offered[0]).toBe('PAT');
  });

  it('tells a pallet from a pail', () =>
    expect([packagingName('PAT'), packagingName('PAL')]).toEqual(['Pallet', 'Pail']));

  it.each([
    ['LFTD', 'Liftgate at delivery'],
    ['LFTP', 'Liftgate at pickup'],
    ['RES', 'Residential delivery'],
    ['HAZ', 'Hazardous material'],
    ['NEW', 'NEW'],
  ])('%s is %s', (code, name) => expect(accessorialName(code)).toBe(name));
});

import { LIMITED_ACCESS_GROUPS, placeTypeLabel } from './place-types';

describe('types of places', () => {
  it('has the 101 limited-access types of the standard, each once', () => {
    const values = LIMITED_ACCESS_GROUPS.flatMap(({ types }) => types.map(({ value }) => value));
    expect(values).toHaveLength(101);
    expect(new Set(values).size).toBe(101);
    expect(values).toEqual(
      expect.arrayContaining(['Farm', 'Farm-87 - Winery', 'Hotel-47 - Motel / Inn', 'Secure-86 - Wind Power Farm']),
    );
  });

  it.each([
    [null, 'Business'],
    ['Residence', 'Private residence'],
    ['Farm-87 - Winery', 'Winery'],
    ['Farm', 'Farm, not specified'],
    ['Moon-1 - Base', 'Moon-1 - Base'],
  ])('%s is %s', (value, label) => expect(placeTypeLabel(value)).toBe(label));
});

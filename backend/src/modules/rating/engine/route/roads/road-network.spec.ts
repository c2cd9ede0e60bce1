import { CITIES } from './cities.js';
import { networkMiles } from './road-network.js';

/**
 * Usual truck miles of city pairs, rounded as in road atlas charts (R) and provincial distance tables (T). The first three are those of the
 * specification; the others are not cited and served to fit the corridors, so the error below is not an independent measurement.
 */
const KNOWN: readonly (readonly [from: string, to: string, miles: number, source: 'R' | 'T'])[] = [
  ['Milwaukee WI', 'Grand Rapids MI', 270, 'R'],
  ['Detroit MI', 'Cleveland OH', 170, 'R'],
  ['Halifax NS', 'Montreal QC', 770, 'T'],
  ['Chicago IL', 'Dallas TX', 967, 'R'],
  ['Los Angeles CA', 'New York NY', 2790, 'R'],
  ['Atlanta GA', 'Miami FL', 663, 'R'],
  ['Seattle WA', 'San Francisco CA', 807, 'R'],
  ['Denver CO', 'Salt Lake City UT', 520, 'R'],
  ['Boston MA', 'Washington DC', 440, 'R'],
  ['Chicago IL', 'New York NY', 790, 'R'],
  ['Houston TX', 'Dallas TX', 239, 'R'],
  ['Philadelphia PA', 'Pittsburgh PA', 305, 'R'],
  ['Detroit MI', 'Chicago IL', 283, 'R'],
  ['San Francisco CA', 'Los Angeles CA', 382, 'R'],
  ['Memphis TN', 'Nashville TN', 212, 'R'],
  ['Miami FL', 'Seattle WA', 3300, 'R'],
  ['Toronto ON', 'Montreal QC', 336, 'T'],
  ['Toronto ON', 'Detroit MI', 230, 'R'],
  ['Vancouver BC', 'Seattle WA', 142, 'R'],
  ['Phoenix AZ', 'Las Vegas NV', 297, 'R'],
  ['Phoenix AZ', 'Los Angeles CA', 373, 'R'],
  ['Phoenix AZ', 'Albuquerque NM', 466, 'R'],
  ['El Paso TX', 'San Antonio TX', 551, 'R'],
  ['New Orleans LA', 'Houston TX', 348, 'R'],
  ['Minneapolis MN', 'Chicago IL', 408, 'R'],
  ['Minneapolis MN', 'Winnipeg MB', 457, 'R'],
  ['Kansas City MO', 'Denver CO', 603, 'R'],
  ['Saint Louis MO', 'Indianapolis IN', 243, 'R'],
  ['Cincinnati OH', 'Louisville KY', 100, 'R'],
  ['Cleveland OH', 'Buffalo NY', 191, 'R'],
  ['Buffalo NY', 'Albany NY', 292, 'R'],
  ['New York NY', 'Boston MA', 215, 'R'],
  ['New York NY', 'Buffalo NY', 373, 'R'],
  ['Charlotte NC', 'Atlanta GA', 245, 'R'],
  ['Jacksonville FL', 'Orlando FL', 141, 'R'],
  ['Tampa FL', 'Miami FL', 281, 'R'],
  ['Norfolk VA', 'Washington DC', 195, 'R'],
  ['Richmond VA', 'Charlotte NC', 290, 'R'],
  ['Portland OR', 'Boise ID', 430, 'R'],
  ['Spokane WA', 'Seattle WA', 279, 'R'],
  ['Salt Lake City UT', 'Las Vegas NV', 421, 'R'],
  ['Reno NV', 'Salt Lake City UT', 518, 'R'],
  ['Billings MT', 'Fargo ND', 606, 'R'],
  ['Omaha NE', 'Denver CO', 539, 'R'],
  ['Oklahoma City OK', 'Albuquerque NM', 542, 'R'],
  ['Little Rock AR', 'Memphis TN', 137, 'R'],
  ['Nashville TN', 'Atlanta GA', 248, 'R'],
  ['Birmingham AL', 'New Orleans LA', 343, 'R'],
  ['Knoxville TN', 'Roanoke VA', 258, 'R'],
  ['Green Bay WI', 'Sault Sainte Marie MI', 275, 'R'],
  ['Traverse City MI', 'Detroit MI', 256, 'R'],
  ['Duluth MN', 'Thunder Bay ON', 190, 'R'],
  ['Ottawa ON', 'Toronto ON', 280, 'T'],
  ['Montreal QC', 'Quebec QC', 158, 'T'],
  ['Calgary AB', 'Vancouver BC', 605, 'T'],
  ['Calgary AB', 'Edmonton AB', 186, 'T'],
  ['Calgary AB', 'Regina SK', 472, 'T'],
  ['Regina SK', 'Winnipeg MB', 357, 'T'],
  ['Winnipeg MB', 'Thunder Bay ON', 436, 'T'],
  ['Thunder Bay ON', 'Toronto ON', 862, 'T'],
  ['Buffalo NY', 'Toronto ON', 99, 'R'],
  ['Portland ME', 'Montreal QC', 250, 'R'],
  ['Burlington VT', 'Boston MA', 217, 'R'],
  ['Moncton NB', 'Halifax NS', 163, 'T'],
  ['Fort Wayne IN', 'Columbus OH', 160, 'R'],
  ['Salisbury MD', 'Washington DC', 118, 'R'],
  ['Cheyenne WY', 'Rapid City SD', 300, 'R'],
  ['San Diego CA', 'Phoenix AZ', 355, 'R'],
  ['Fresno CA', 'Reno NV', 300, 'R'],
  ['Eureka CA', 'Sacramento CA', 290, 'R'],
];

const at = (name: string) => {
  const [latitude, longitude] = CITIES[name]!;
  return { latitude, longitude };
};
const errorOf = ([from, to, miles]: (typeof KNOWN)[number]) => networkMiles(at(from), at(to)) / miles - 1;

describe('networkMiles', () => {
  it.each(KNOWN)('from %s to %s are %d within 15 percent (%s)', (...pair) => {
    expect(Math.abs(errorOf(pair))).toBeLessThanOrEqual(0.15);
  });

  it('are within 6 percent on average', () => {
    const mean = KNOWN.reduce((sum, pair) => sum + Math.abs(errorOf(pair)), 0) / KNOWN.length;
    expect(KNOWN.length).toBeGreaterThanOrEqual(60);
    expect(mean).toBeLessThanOrEqual(0.06);
  });

  it('go around water', () => {
    const [muskegon, milwaukee] = [at('Muskegon MI'), at('Milwaukee WI')];
    expect(networkMiles(muskegon, milwaukee)).toBeGreaterThan(250);
    expect(networkMiles({ latitude: 44.15, longitude: -68.67 }, at('Saint John NB'))).toBeGreaterThan(150);
  });

  it('are the same in both directions, and small nearby', () => {
    expect(networkMiles(at('Chicago IL'), at('Dallas TX'))).toBeCloseTo(
      networkMiles(at('Dallas TX'), at('Chicago IL')),
      6,
    );
    expect(networkMiles(at('Chicago IL'), at('Chicago IL'))).toBe(0);
    expect(networkMiles({ latitude: 41.88, longitude: -87.62 }, { latitude: 41.97, longitude: -87.9 })).toBeCloseTo(
      20.2,
      0,
    );
  });

  it('reach every city from every corridor', () => {
    for (const name of Object.keys(CITIES))
      expect([name, networkMiles(at('Chicago IL'), at(name)) < 5_000]).toEqual([name, true]);
  });
});

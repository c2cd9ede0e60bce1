import { greatCircleMiles, KILOMETRES_PER_MILE } from './distance.js';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

// Check values of freight.md 2.11; coordinates of the npm data set zipcodes 8.0.0.
describe('greatCircleMiles', () => {
  it.each([
    ['Chicago 60601 to Dallas 75201', at(41.8858, -87.6181), at(32.7904, -96.8044), 804.9],
    ['Los Angeles 90001 to New York 10001', at(33.9731, -118.2479), at(40.7484, -73.9967), 2_448.4],
    ['Atlanta 30303 to Miami 33101', at(33.7525, -84.3888), at(25.7791, -80.1978), 605.4],
    ['Seattle 98101 to San Francisco 94103', at(47.6114, -122.3305), at(37.7725, -122.4147), 679.8],
    ['Denver 80202 to Salt Lake City 84101', at(39.7491, -104.9946), at(40.7559, -111.8967), 370.4],
    ['Houston 77002 to Dallas 75201', at(29.7594, -95.3594), at(32.7904, -96.8044), 226.1],
    ['Philadelphia 19103 to Pittsburgh 15222', at(39.9513, -75.1741), at(40.4477, -79.9933), 256.6],
    ['Detroit 48226 to Chicago 60601', at(42.3333, -83.0484), at(41.8858, -87.6181), 236.2],
    ['San Francisco 94103 to Los Angeles 90001', at(37.7725, -122.4147), at(33.9731, -118.2479), 351.1],
    ['Boston 02108 to Washington 20001', at(42.3576, -71.0684), at(38.9122, -77.0177), 392.2],
    ['Memphis 38103 to Nashville 37203', at(35.144, -90.048), at(36.1504, -86.7916), 195.6],
    ['Chicago 60601 to New York 10001', at(41.8858, -87.6181), at(40.7484, -73.9967), 710.5],
    ['Miami 33101 to Seattle 98111', at(25.7791, -80.1978), at(47.6062, -122.3321), 2_730.5],
    ['Toronto M5H to Montreal H2J', at(43.649, -79.3784), at(45.5289, -73.5928), 312.8],
    ['Toronto M5V to Detroit 48226', at(43.6525, -79.3686), at(42.3333, -83.0484), 207.1],
    ['Vancouver V6A to Seattle 98101', at(49.2862, -123.0925), at(47.6114, -122.3305), 120.9],
  ])('%s', (_, from, to, expected) => {
    expect(Math.abs(greatCircleMiles(from, to) - expected)).toBeLessThan(0.1);
    expect(greatCircleMiles(to, from)).toBeCloseTo(greatCircleMiles(from, to), 9);
  });

  it('is 0 from a place to itself', () =>
    expect(greatCircleMiles(at(41.8858, -87.6181), at(41.8858, -87.6181))).toBe(0));
});

describe('KILOMETRES_PER_MILE', () => {
  it('is exact', () => expect(KILOMETRES_PER_MILE).toBe(1.609344));
});

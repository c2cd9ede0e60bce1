import { english } from '../../messages/translate.js';
import { LocationsService } from './locations.service.js';

const locations = new LocationsService();

describe('find', () => {
  it('returns city, state, coordinates and time zone of a ZIP', () => {
    expect(locations.find('60601', 'US')).toEqual({
      postalCode: '60601',
      city: 'Chicago',
      state: 'IL',
      country: 'US',
      timeZone: 'America/Chicago',
      latitude: 41.8858,
      longitude: -87.6181,
      usable: true,
      message: null,
    });
  });

  it.each([
    ['60601-1234', 'US', '60601'],
    ['m5v 2t6', 'CA', 'M5V'],
    ['M5V2T6', 'CA', 'M5V'],
    ['M5V', 'CA', 'M5V'],
  ] as const)('reads %s (%s) as %s', (text, country, area) => {
    expect(locations.find(text, country)?.postalCode).toBe(area);
  });

  it.each([
    ['00000', 'US'],
    ['60601', 'CA'],
    ['M5V', 'US'],
    ['W1A 1A1', 'CA'],
    ['', 'US'],
  ] as const)('knows no place %p in %s', (text, country) => {
    expect(locations.find(text, country)).toBeNull();
  });

  it.each([
    ['K1A 0B1', 'ON'],
    ['H2Y', 'QC'],
    ['V6B', 'BC'],
    ['T2P', 'AB'],
    ['R3C', 'MB'],
    ['S7K', 'SK'],
    ['E3B', 'NB'],
    ['B3H', 'NS'],
    ['C1A', 'PE'],
    ['A1C', 'NL'],
    ['X0A', 'NU'],
    ['X1A', 'NT'],
    ['Y1A', 'YT'],
  ])('derives the province of %s from its first letter: %s', (code, province) => {
    expect(locations.find(code, 'CA')?.state).toBe(province);
  });

  it('shows a Canadian city without its neighbourhoods', () => {
    expect(locations.find('M5V', 'CA')?.city).toBe('Downtown Toronto');
  });

  it.each([
    ['09001', 'US', 'military mail'],
    ['99501', 'US', 'AK is outside'],
    ['96813', 'US', 'HI is outside'],
    ['00901', 'US', 'PR is outside'],
    ['96960', 'US', 'MH is outside'],
    ['10200', 'US', 'no known position'],
    ['X0A', 'CA', 'No road leads to Nunavut'],
    ['02554', 'US', 'No road leads to Nantucket'],
    ['E1H', 'CA', 'no known position'],
    ['H0H', 'CA', 'no known position'],
  ] as const)('says why %s (%s) is not usable: %s', (code, country, reason) => {
    const place = locations.find(code, country);
    expect(place).toMatchObject({ usable: false, latitude: null, longitude: null, timeZone: null });
    expect(place?.message).toContain(reason);
  });

  it('distinguishes time zones within a state', () => {
    expect(locations.find('37902', 'US')?.timeZone).toBe('America/New_York');
    expect(locations.find('37201', 'US')?.timeZone).toBe('America/Chicago');
  });
});

describe('check of an unknown postal code', () => {
  const check = (postalCode: string, rest: { city?: string; state?: string; country?: 'US' | 'CA' } = {}) =>
    locations.check({ postalCode, country: 'US', ...rest }, '/stops/0');

  it('asks for city and state', () => {
    const { errors, ...found } = check('75999');
    expect(found).toEqual({ location: null, approximation: null });
    expect(errors.map(({ message, ...error }) => ({ ...error, message: english(message) }))).toEqual([
      {
        pointer: '/stops/0/postalCode',
        code: 'ZIP_UNKNOWN',
        message: 'ZIP 75999 is not known. Check it, or enter city and state to go on.',
      },
    ]);
    expect(check('75999', { state: 'XX' }).errors).toHaveLength(1);
  });

  it('takes the center of the city', () => {
    const { location, approximation, errors } = check('75999', { city: 'Dallas', state: 'TX' });
    expect([approximation, errors]).toEqual(['city', []]);
    expect(location).toMatchObject({ postalCode: '75999', city: 'Dallas', state: 'TX', timeZone: 'America/Chicago' });
    expect(location!.latitude).toBeCloseTo(32.8, 0);
    expect(location!.longitude).toBeCloseTo(-96.8, 0);
  });

  it('takes the center of the state for an unknown city', () => {
    const { location, approximation } = check('75999', { city: 'Nosuchtown', state: 'TX' });
    expect([approximation, location!.city, location!.usable]).toEqual(['state', 'Nosuchtown', true]);
    expect(location!.latitude).toBeCloseTo(31, -1);
    expect(check('M9Z 9Z9', { state: 'ON', country: 'CA' }).location!.timeZone).toBe('America/Toronto');
  });

  it('takes the center of the city for a postal code without position', () => {
    expect(check('10200')).toMatchObject({ approximation: 'city', errors: [], location: { usable: true } });
  });

  it('still says why a state has no instant prices', () => {
    expect(check('99999', { city: 'Nome', state: 'AK' }).location).toMatchObject({ usable: false });
    expect(check('X0Z 0Z0', { state: 'NU', country: 'CA' }).location!.message).toContain('Nunavut');
  });

  it('refuses a text that is no postal code', () => {
    const { location, errors } = check('6069', { city: 'Chicago', state: 'IL' });
    expect([location, errors.length, errors[0]?.code]).toEqual([null, 1, 'ZIP_UNKNOWN']);
    expect(english(errors[0]!.message)).toBe('ZIP 6069 is not known. Check it and the country.');
  });
});

describe('search', () => {
  const codes = (q: string, limit?: number) => locations.search(q, limit).map((place) => place.postalCode);

  it('finds ZIPs by prefix, in order', () => {
    expect(codes('6060', 3)).toEqual(['60601', '60602', '60603']);
    expect(codes('60601-1234')).toEqual(['60601']);
  });

  it('finds Canadian postal codes by prefix', () => {
    expect(codes('m5v 2t6')).toEqual(['M5V']);
    expect(codes('M5', 2)).toEqual(['M5A', 'M5B']);
  });

  it('finds cities by prefix, ordered by city, state and postal code', () => {
    expect(locations.search('springf', 2)).toMatchObject([
      { city: 'Springfield', state: 'AR' },
      { city: 'Springfield', state: 'CO' },
    ]);
  });

  it('accepts a state after the city', () => {
    expect(
      locations.search('springfield, il', 25).every((place) => place.city === 'Springfield' && place.state === 'IL'),
    ).toBe(true);
    expect(codes('springfield il', 1)).toEqual(['62701']);
  });

  it('does not treat the start of a second word as a state', () => {
    expect(locations.search('el pa', 1)).toMatchObject([{ city: 'El Paso' }]);
  });

  it('ignores case, accents and abbreviations', () => {
    expect(locations.search('ST. PAUL', 1)).toMatchObject([{ city: 'Saint Paul' }]);
    expect(locations.search('Québec', 1)).toMatchObject([{ state: 'QC' }]);
  });

  it('puts usable places first', () => {
    expect(locations.search('douglas', 3).map((place) => place.state)).toEqual(['AL', 'AZ', 'AZ']);
    expect(locations.search('douglas ak', 1)).toMatchObject([{ state: 'AK', usable: false }]);
  });

  it('finds nothing for text that matches no location', () => {
    expect(locations.search('zzzz')).toEqual([]);
  });
});

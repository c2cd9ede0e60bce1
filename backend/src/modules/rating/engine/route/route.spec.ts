import { CHICAGO, DALLAS, TORONTO } from '../../../../../test/fixtures/sample-request.js';
import { recordedRoute, routeOver } from './route.js';

const KNOWN = new Map([
  [
    '606',
    new Map([
      ['US-TX', 925],
      ['75201', 930],
    ]),
  ],
  ['US-IL', new Map([['*', 1]])],
]);

describe('routeOver', () => {
  it('estimates a leg', () => {
    expect(routeOver([CHICAGO, DALLAS])).toEqual({
      miles: 972,
      legs: [{ from: '60601', to: '75201', miles: 972, basis: 'estimate' }],
      basis: 'highway estimate, ±12%',
      estimated: true,
      crossBorder: false,
    });
  });

  it('uses the most specific lane miles of the company, in their direction only', () => {
    expect(routeOver([CHICAGO, DALLAS], KNOWN)).toMatchObject({
      miles: 930,
      basis: 'your lane miles',
      estimated: false,
    });
    expect(routeOver([DALLAS, CHICAGO], KNOWN)).toMatchObject({ miles: 972, estimated: true });
  });

  it('adds the legs over all stops with their sources', () => {
    const over = routeOver([TORONTO, CHICAGO, DALLAS], KNOWN);
    expect(over).toMatchObject({
      basis: '2 legs, 1 by your lane miles, the others highway estimate, ±12%',
      estimated: true,
      crossBorder: true,
    });
    expect(over.legs.map((leg) => leg.basis)).toEqual(['estimate', 'lane miles']);
    expect(over.miles).toBe(over.legs[0]!.miles + 930);
  });
});

describe('recordedRoute', () => {
  it.each([
    [[CHICAGO, DALLAS], KNOWN],
    [[CHICAGO, DALLAS], undefined],
    [[TORONTO, CHICAGO, DALLAS], KNOWN],
  ])('restores a stored route', (places, known) => {
    const { miles, basis, legs, ...rest } = routeOver(places, known);
    expect(recordedRoute(places, { miles, basis, legs })).toEqual({ miles, basis, legs, ...rest });
    if (places.length === 2)
      expect(recordedRoute(places, { miles, basis, legs: null })).toEqual({ miles, basis, legs, ...rest });
  });
});

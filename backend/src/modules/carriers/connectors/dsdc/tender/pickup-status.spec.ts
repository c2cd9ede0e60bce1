import { readPickupStatus } from './pickup-status.js';

const answer = (status: string, change: object = {}) => ({ pickupConfirmationId: 'PU7', status, ...change });

describe('the state of a pickup', () => {
  it.each([
    ['Accepted', 'accepted'],
    ['Rescheduled', 'rescheduled'],
    ['Pickup Rescheduled', 'rescheduled'],
    ['En Route', 'en_route'],
    ['Arrived', 'arrived'],
    ['Departed', 'departed'],
    ['Departed with Exact Match', 'departed'],
    ['Departed with Shipments', 'departed'],
    ['Departed with Exceptions', 'departed'],
    ['Departed with No Freight', 'attempted'],
    ['Re-Attempt', 'attempted'],
    ['Cancelled', 'cancelled'],
    ['Pickup Cancelled', 'cancelled'],
  ])('%s is %s', (status, state) => {
    expect(readPickupStatus(answer(status))).toMatchObject({ state, pickupNumber: 'PU7' });
  });

  it('has code, text, expected time in UTC and stops away', () => {
    const informationCode = {
      code: '310',
      codeDescription: 'Carrier not able to service',
      subCode: '8',
      subCodeDescription: 'Late\u202erequest',
    };
    const change = { informationCode, stopEta: '2026-11-24T10:30:00.000', equipmentInformation: { stopsAway: 2 } };
    expect(readPickupStatus(answer('Rescheduled', { ...change, stopEtaTimeZone: 'UTC-6' }))).toEqual({
      state: 'rescheduled',
      pickupNumber: 'PU7',
      code: '310-8',
      message: 'Carrier not able to service Late request',
      etaAt: new Date('2026-11-24T16:30:00Z'),
      stopsAway: 2,
    });
    for (const [stopEtaTimeZone, expected] of [
      ['UTC+5:30', new Date('2026-11-24T05:00:00Z')],
      ['Central', null],
    ])
      expect(readPickupStatus(answer('Rescheduled', { ...change, stopEtaTimeZone }))?.etaAt).toEqual(expected);
  });

  it.each([[{}], [null], ['Accepted'], [{ status: 'Accepted' }], [answer('Teleported')], [answer('x'.repeat(61))]])(
    'is not read from %j',
    (body) => {
      expect(readPickupStatus(body)).toBeNull();
    },
  );
});

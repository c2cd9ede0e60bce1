import { dsdcEnum, dsdcSchema } from '../../../../../test/support/dsdc-standard.js';
import { DSDC_EVENT_TYPES } from '../../domain/event-codes.js';
import { signatureOf, verifySignature } from './signed-deliveries.js';
import { type CarrierEvent, isCarrierEvent, isEventBatch } from './event-batch.messages.js';
import { readCarrierEvent } from './read-carrier-event.js';

const STANDARD = 'ftl-in-transit-visibility/schemas/schemas.yaml';
const ZONES = { originTimeZone: 'America/Chicago', destinationTimeZone: 'America/New_York' };
const EVENT: CarrierEvent = {
  eventId: '01J',
  type: 'DELAY',
  status: 'SD',
  occurredAt: '2026-11-25T08:00:00-06:00',
  sequence: 4,
  shipment: { shipmentId: 'S-000301' },
  attributes: { reasonCode: 'AO', estimatedArrival: '2026-11-30T17:00:00Z', late: true },
};

describe('an event of the standard', () => {
  it('is read with its instant, texts and estimated arrival', () => {
    expect(readCarrierEvent(EVENT, 'carrier', ZONES)).toMatchObject({
      type: 'delayed',
      occurredAt: new Date('2026-11-25T14:00:00Z'),
      timeZone: 'America/New_York',
      sourceKey: 'carrier:01J',
      sequence: 4,
      code: 'AO',
      reason: 'Weather',
      data: { etaAt: '2026-11-30T17:00:00.000Z', late: true },
      raw: EVENT,
    });
  });

  it('is read with a delivery code in the status', () => {
    const delivered = { ...EVENT, type: 'DELIVERED', status: '200-3', attributes: {} };
    const { type, code, data } = readCarrierEvent(delivered, 'carrier', ZONES);
    expect({ type, code, data }).toEqual({ type: 'delivered', code: '200-3', data: { statusCode: '200-3' } });
  });

  it.each([
    ['America/Denver', 'America/Denver'],
    ['Nowhere/Else', 'America/Chicago'],
  ])('in zone %s happened in %s', (timeZone, expected) => {
    expect(readCarrierEvent({ ...EVENT, type: 'PICKED_UP', attributes: { timeZone } }, 'carrier', ZONES).timeZone).toBe(
      expected,
    );
  });

  it.each([
    ['a local time', { occurredAt: '2026-11-25T08:00:00' }],
    ['no shipment', { shipment: undefined }],
    ['no sequence', { sequence: undefined }],
    ['an invalid latitude', { location: { latitude: 91 } }],
    ['an id with spaces', { eventId: 'a b' }],
  ])('is rejected with %s', (_, change) => {
    expect(isCarrierEvent(EVENT)).toBe(true);
    expect(isCarrierEvent(JSON.parse(JSON.stringify({ ...EVENT, ...change })))).toBe(false);
  });
});

it('a batch has an id, a time and at least one event', () => {
  expect(isEventBatch({ deliveryId: 'd', sentAt: '2026-11-25T08:00:00Z', events: [{}] })).toBe(true);
  expect(isEventBatch({ deliveryId: 'd', sentAt: '2026-11-25T08:00:00Z', events: [] })).toBe(false);
  expect(isEventBatch({ sentAt: '2026-11-25T08:00:00Z', events: [{}] })).toBe(false);
});

describe('a signature', () => {
  const [secret, body, now] = [Buffer.from('secret'), Buffer.from('{"a":1}'), new Date(1_764_000_000_000)];
  const verify = (timestamp: string, signature: string, sent = body) =>
    verifySignature([secret], timestamp, signature, sent, now);

  it('is the HMAC-SHA256 of timestamp, period and body', () => {
    expect(signatureOf(Buffer.from('key'), '1', Buffer.from('body'))).toBe(
      'sha256=91b5374b153842ad05b2c4eab9349b8321b14703165bd3fb8b034dfb8be98ae5',
    );
  });

  it('is valid for five minutes, for these bytes and this timestamp only', () => {
    const signature = signatureOf(secret, '1764000000', body);
    expect(verify('1764000000', signature)).toBe('valid');
    expect(verify('1764000001', signature)).toBe('invalid');
    expect(verify('1764000000', signature, Buffer.from('{"a":2}'))).toBe('invalid');
    expect(verify('1764000000', signature.slice(0, -1))).toBe('invalid');
    expect(verify('1763999700', signatureOf(secret, '1763999700', body))).toBe('valid');
    for (const timestamp of ['1763999699', '1764000301'])
      expect(verify(timestamp, signatureOf(secret, timestamp, body))).toBe('expired');
    expect(verify('soon', signatureOf(secret, 'soon', body))).toBe('invalid');
  });
});

describe('schema of the standard', () => {
  it('accepts a batch that our schema accepts', () => {
    const batch = {
      deliveryId: 'd',
      sentAt: '2026-11-25T08:00:00Z',
      events: [{ ...EVENT, shipment: { shipmentId: 'S-000301', origin: {}, destination: {} } }],
    };
    const fits = dsdcSchema(STANDARD, 'EventBatch');
    expect([fits(batch), fits.errors]).toEqual([true, null]);
    expect([isEventBatch(batch), isCarrierEvent(batch.events[0])]).toEqual([true, true]);
    expect(fits({ ...batch, events: [{ ...batch.events[0], type: 'TELEPORTED' }] })).toBe(false);
  });

  it('has exactly the types that we map', () => {
    expect(Object.keys(DSDC_EVENT_TYPES).sort()).toEqual(dsdcEnum(STANDARD, 'EventType').sort());
  });
});

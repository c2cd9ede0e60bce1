import { reasonText } from './delivery-codes.js';
import { eventTypeOf, X12_STATUS_CODES } from './event-codes.js';

it.each([
  ['PICKED_UP', undefined, undefined, 'picked_up'],
  ['GATE_IN', undefined, undefined, 'leg'],
  ['OTHER', 'AF', undefined, 'unknown'],
  ['TELEPORTED', undefined, undefined, 'unknown'],
  ['IN_TRANSIT', 'X6', undefined, 'out_for_delivery'],
  ['IN_TRANSIT', 'rolling', undefined, 'in_transit'],
  ['EXCEPTION', undefined, 'A9', 'damaged'],
  ['EXCEPTION', 'ShipmentShortage', undefined, 'short'],
  ['EXCEPTION', undefined, 'odd', 'exception'],
  ['DELIVERY_ATTEMPTED', undefined, '460-3', 'refused'],
  ['DELIVERED', 'X4', '200-1', 'delivered'],
])('%s with status %s and reason %s is %s', (type, status, reason, expected) => {
  expect(eventTypeOf(type, status, reason)).toBe(expected);
});

it('maps ambiguous X12 codes: only AF is picked up, AV is at the destination, CA is cancelled', () => {
  expect(
    Object.entries(X12_STATUS_CODES)
      .filter(([, type]) => type === 'picked_up')
      .map(([code]) => code),
  ).toEqual(['AF']);
  expect([X12_STATUS_CODES.X3, X12_STATUS_CODES.X4, X12_STATUS_CODES.AV, X12_STATUS_CODES.CA]).toEqual([
    'arrived_pickup',
    'arrived_terminal',
    'available_for_delivery',
    'cancelled',
  ]);
});

it('appends the responsible party to the reason', () => {
  expect(reasonText('320-2', false)).toBe('Appointment number needed (shipper or consignee has to act)');
  expect(reasonText('420-3', true)).toContain('Improper packaging');
  expect(reasonText('AO', false)).toBe('Weather');
  expect(reasonText('999-9', false)).toBeNull();
});

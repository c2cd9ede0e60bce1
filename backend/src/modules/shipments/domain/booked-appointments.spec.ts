import { bookedAppointments } from './booked-appointments.js';
import { project } from './projection.js';
import type { ShipmentBody } from './shipment-body.js';

const booked = (accessorials: string[], accessorialDetails: object[] = []) =>
  bookedAppointments(
    {
      accessorials,
      accessorialDetails,
      timeZones: ['America/Chicago', 'America/Chicago'],
      pickup: { on: '2026-11-24' },
    } as ShipmentBody,
    '2026-12-01',
  );

it('services with appointments need them; a confirmation number secures one', () => {
  expect(booked(['LFTD'])).toBeUndefined();
  expect(booked(['APTP', 'APTD'])).toEqual({
    pickup: 'needed',
    delivery: { state: 'needed', dueAt: '2026-12-01T05:59:59.000Z' },
  });
  expect(booked(['APTD'], [{ code: 'APTD', date: '2026-12-03', confirmationNumber: 'A-9' }])).toEqual({
    delivery: { state: 'secured', dueAt: '2026-12-03T05:59:59.000Z' },
  });
});

it('the booking moves the appointment axes', () => {
  const event = {
    type: 'booked' as const,
    occurredAt: new Date('2026-11-20T15:00:00Z'),
    timeZone: 'America/Chicago',
    sourceKey: 'booked',
    sequence: null,
    place: null,
    details: { appointments: booked(['APTP', 'APTD']) },
  };
  expect(project([event])).toMatchObject({
    pickupAppointment: 'needed',
    deliveryAppointment: 'needed',
    appointmentDueAt: '2026-12-01T05:59:59.000Z',
  });
});

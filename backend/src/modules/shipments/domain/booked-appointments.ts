import { addDays } from '../../../kernel/time/local-date.js';
import { endOfDay } from '../../../kernel/time/local-time.js';
import type { BookedAppointments } from './shipment-event.js';
import type { ShipmentBody } from './shipment-body.js';

/**
 * Appointments that a shipment needs because of its services: secured with a confirmation number, otherwise needed. A missing delivery appointment
 * becomes an exception at the end of the day before it. Undefined without appointments.
 */
export function bookedAppointments(
  { accessorials, accessorialDetails = [], timeZones, pickup }: ShipmentBody,
  estimatedDeliveryOn: string | null,
): BookedAppointments | undefined {
  const detailsOf = (code: string) => accessorialDetails.find((detailed) => detailed.code === code);
  const stateOf = (code: string) => (detailsOf(code)?.confirmationNumber ? ('secured' as const) : ('needed' as const));
  const on = detailsOf('APTD')?.date ?? estimatedDeliveryOn ?? pickup.on;
  const appointments = {
    ...(accessorials.includes('APTP') ? { pickup: stateOf('APTP') } : {}),
    ...(accessorials.includes('APTD')
      ? {
          delivery: {
            state: stateOf('APTD'),
            dueAt: endOfDay(addDays(on, -1), timeZones.at(-1) ?? 'UTC').toISOString(),
          },
        }
      : {}),
  };
  return Object.keys(appointments).length === 0 ? undefined : appointments;
}

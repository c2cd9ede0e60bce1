import { FormTextarea, FormTextInput } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { QuoteRequest } from '../../shared/api/types';
import classes from './booking.module.css';
import type { BookingValues } from './booking-form';

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const weekdayOf = (date: string) => DAYS[new Date(`${date}T12:00:00Z`).getUTCDay()];

/** Opening times of the origin on the pickup day; empty if they are not known. */
function OriginHours({ stops }: Pick<QuoteRequest, 'stops'>) {
  const on = useWatch<BookingValues, 'pickup.on'>({ name: 'pickup.on' });
  const hours = stops.find(({ type }) => type === 'origin')?.hours ?? [];
  if (hours.length === 0 || on === '') return null;
  const open = hours.find(({ day }) => day === weekdayOf(on));
  return (
    <p className={classes.known}>
      {open ? (
        <Trans>
          The origin is open from {open.from} to {open.to} on this day.
        </Trans>
      ) : (
        <Trans>The origin is closed on this day.</Trans>
      )}
    </p>
  );
}

/** Pickup window, references and instructions. */
export function PickupAndReferences({ request: { stops, references = [], instructions } }: { request: QuoteRequest }) {
  const numbers = references.map(({ type, value }) => `${type} ${value}`).join(', ');
  return (
    <>
      <div className={classes.three} role="group" aria-label={t`Pickup window, local time at the origin`}>
        <FormTextInput<BookingValues> name="pickup.on" type="date" label={t`Pickup day`} required />
        <FormTextInput<BookingValues> name="pickup.readyFrom" type="time" label={t`Ready from`} required />
        <FormTextInput<BookingValues> name="pickup.closeAt" type="time" label={t`Dock closes`} required />
      </div>
      <OriginHours stops={stops} />
      <div className={classes.stops}>
        <div>
          <FormTextInput<BookingValues>
            name="references.0.value"
            label={references.length > 0 ? t`Additional PO number` : t`PO number`}
            maxLength={50}
          />
          {references.length > 0 && (
            <p className={classes.known}>
              <Trans>On the quote: {numbers}</Trans>
            </p>
          )}
        </div>
        <div>
          <FormTextarea<BookingValues>
            name="instructions"
            label={instructions ? t`Additional instructions` : t`Instructions`}
            maxLength={500}
            rows={2}
          />
          {instructions && (
            <p className={classes.known}>
              <Trans>On the quote: {instructions}</Trans>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

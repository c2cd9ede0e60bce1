import { FormTextarea, FormTextInput } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QuoteRequest } from '../../shared/api/types';
import classes from './booking.module.css';
import type { BookingValues } from './booking-form';

/** Pickup window, references and instructions. */
export function PickupAndReferences({ request: { references = [], instructions } }: { request: QuoteRequest }) {
  const numbers = references.map(({ type, value }) => `${type} ${value}`).join(', ');
  return (
    <>
      <div className={classes.three} role="group" aria-label={t`Pickup window, local time at the origin`}>
        <FormTextInput<BookingValues> name="pickup.on" type="date" label={t`Pickup day`} required />
        <FormTextInput<BookingValues> name="pickup.readyFrom" type="time" label={t`Ready from`} required />
        <FormTextInput<BookingValues> name="pickup.closeAt" type="time" label={t`Dock closes`} required />
      </div>
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

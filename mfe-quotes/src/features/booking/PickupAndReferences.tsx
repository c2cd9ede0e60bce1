import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QuoteRequest } from '../../shared/api/types';
import classes from './booking.module.css';
import { TextareaField, TextField } from './fields';

/** When the truck comes, by which numbers the freight is known, and what else to say. */
export function PickupAndReferences({ request: { references = [], instructions } }: { request: QuoteRequest }) {
  const numbers = references.map(({ type, value }) => `${type} ${value}`).join(', ');
  return (
    <>
      <div className={classes.three} role="group" aria-label={t`Pickup window, local time at the origin`}>
        <TextField path="pickup.on" type="date" label={t`Pickup day`} required />
        <TextField path="pickup.readyFrom" type="time" label={t`Ready from`} required />
        <TextField path="pickup.closeAt" type="time" label={t`Dock closes`} required />
      </div>
      <div className={classes.stops}>
        <div>
          <TextField
            path="references.0.value"
            label={references.length > 0 ? t`Another PO number` : t`PO number`}
            maxLength={50}
          />
          {references.length > 0 && (
            <p className={classes.known}>
              <Trans>On the quote: {numbers}</Trans>
            </p>
          )}
        </div>
        <div>
          <TextareaField
            path="instructions"
            label={instructions ? t`Further instructions` : t`Instructions`}
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

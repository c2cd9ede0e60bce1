import { addDays, LIMITS, today } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { TextField } from '../fields/fields';
import classes from '../quote-form.module.css';
import { AddressField } from './AddressField';

/** Where from, where to and when. */
export function LaneFields({ autoFocus }: { autoFocus: boolean }) {
  const day = today(new Date());
  return (
    <div className={classes.lane}>
      <AddressField stop="stops.0" label={t`From`} autoFocus={autoFocus} />
      <AddressField stop="stops.1" label={t`To`} />
      <TextField
        path="pickup.on"
        type="date"
        label={t`Pickup day`}
        min={day}
        max={addDays(day, LIMITS.pickupDaysAhead)}
        className={classes.pickupDay}
      />
    </div>
  );
}

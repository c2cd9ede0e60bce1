import { t } from '@lingui/core/macro';
import { StopDetails } from '../lane/StopDetails';
import classes from '../quote-form.module.css';

/** Company, street, location and contact of both ends. */
export function AddressSection() {
  return (
    <div className={classes.stops}>
      <StopDetails path="stops.0" title={t`Pickup address`} />
      <StopDetails path="stops.1" title={t`Delivery address`} />
    </div>
  );
}

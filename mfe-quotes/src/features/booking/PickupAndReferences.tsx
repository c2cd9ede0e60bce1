import type { QuoteRequest } from '../../shared/api/types';
import classes from './booking.module.css';
import { TextareaField, TextField } from './fields';

/** When the truck comes, by which numbers the freight is known, and what else to say. */
export function PickupAndReferences({ request: { references = [], instructions } }: { request: QuoteRequest }) {
  return (
    <>
      <div className={classes.three} role="group" aria-label="Pickup window, local time at the origin">
        <TextField path="pickup.on" type="date" label="Pickup day" required />
        <TextField path="pickup.readyFrom" type="time" label="Ready from" required />
        <TextField path="pickup.closeAt" type="time" label="Dock closes" required />
      </div>
      <div className={classes.stops}>
        <div>
          <TextField path="references.0.value" label={references.length > 0 ? 'Another PO number' : 'PO number'} maxLength={50} />
          {references.length > 0 && <p className={classes.known}>On the quote: {references.map(({ type, value }) => `${type} ${value}`).join(', ')}</p>}
        </div>
        <div>
          <TextareaField path="instructions" label={instructions ? 'Further instructions' : 'Instructions'} maxLength={500} rows={2} />
          {instructions && <p className={classes.known}>On the quote: {instructions}</p>}
        </div>
      </div>
    </>
  );
}

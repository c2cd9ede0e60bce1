import { Title } from '@lading/ui';
import { useWatch } from 'react-hook-form';
import { addDays, today } from '../../shared/local-date';
import { SelectField, TextField } from './fields/fields';
import { ModeFields } from './ModeFields';
import classes from './quote-form.module.css';
import type { QuoteFormValues } from './quote-form-values';
import { StopsFields } from './StopsFields';

const WISHES = [
  { value: 'none', label: 'As the carrier can' },
  { value: 'by', label: 'By a day' },
  { value: 'on', label: 'On a day' },
  { value: 'window', label: 'Within a window' },
];

/** How, where from, where to and when. */
export function LaneSection() {
  return (
    <section className={classes.section} aria-labelledby="lane-heading">
      <Title order={2} id="lane-heading">
        Lane and dates
      </Title>
      <ModeFields />
      <StopsFields />
      <PickupFields />
      <div className={classes.dates}>
        <DeliveryFields />
      </div>
    </section>
  );
}

function PickupFields() {
  const day = today(new Date());
  return (
    <div className={classes.dates} role="group" aria-label="Pickup, local time at the origin">
      <TextField path="pickup.on" type="date" label="Pickup day" min={day} max={addDays(day, 60)} />
      <TextField path="pickup.readyFrom" type="time" label="Ready from" />
      <TextField path="pickup.closeAt" type="time" label="Dock closes" />
    </div>
  );
}

function DeliveryFields() {
  const wish = useWatch<QuoteFormValues, 'delivery.type'>({ name: 'delivery.type' });
  return (
    <>
      <SelectField path="delivery.type" label="Delivery" data={WISHES} />
      {wish !== 'none' && <TextField path="delivery.on" type="date" label={wish === 'window' ? 'Delivery from' : 'Delivery day'} />}
      {wish === 'window' && <TextField path="delivery.to" type="date" label="Delivery until" />}
    </>
  );
}

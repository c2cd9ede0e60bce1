import { SegmentedControl, Text, Title } from '@lading/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { addDays, today } from '../../shared/local-date';
import { Disclosure } from './fields/Disclosure';
import { SelectField, TextField } from './fields/fields';
import { PlaceTypeField } from './fields/PlaceTypeField';
import { PostalCodeField } from './fields/PostalCodeField';
import classes from './quote-form.module.css';
import type { QuoteFormValues } from './quote-form-values';

const DOCK = [{ value: '', label: 'Not known' }, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }];
const WISHES = [
  { value: 'none', label: 'As the carrier can' },
  { value: 'by', label: 'By a day' },
  { value: 'on', label: 'On a day' },
  { value: 'window', label: 'Within a window' },
];

/** Where from, where to and when. */
export function LaneSection() {
  return (
    <section className={classes.section} aria-labelledby="lane-heading">
      <Title order={2} id="lane-heading">
        Lane and dates
      </Title>
      <div className={classes.stops}>
        <StopFields index={0} title="From" />
        <StopFields index={1} title="To" />
      </div>
      <PickupFields />
      <div className={classes.dates}>
        <DeliveryFields />
        <ModeField />
      </div>
    </section>
  );
}

function StopFields({ index, title }: { index: 0 | 1; title: string }) {
  const { getValues } = useFormContext<QuoteFormValues>();
  const { name, address1 } = getValues(`stops.${index}`);
  return (
    <fieldset className={classes.stop}>
      <legend>{title}</legend>
      <PostalCodeField index={index} />
      <div className={classes.pair}>
        <PlaceTypeField index={index} />
        <SelectField path={`stops.${index}.dock`} label="Loading dock" data={DOCK} />
      </div>
      <Disclosure label="Name and address, needed to book" initiallyOpen={Boolean(name || address1)}>
        <TextField path={`stops.${index}.name`} label="Name of the place" maxLength={60} autoComplete="off" />
        <TextField path={`stops.${index}.address1`} label="Street address" maxLength={60} autoComplete="off" />
        <TextField path={`stops.${index}.address2`} label="Suite, building, door" maxLength={60} autoComplete="off" />
      </Disclosure>
    </fieldset>
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

const MODES = [
  { value: 'auto', label: 'Best fit' },
  { value: 'LTL', label: 'LTL' },
  { value: 'VLTL', label: 'Volume', disabled: true },
  { value: 'FTL', label: 'Full truck', disabled: true },
];

function ModeField() {
  const { control } = useFormContext<QuoteFormValues>();
  return (
    <div className={classes.modes} role="group" aria-labelledby="mode-label">
      <Text id="mode-label" fw={500}>
        Mode
      </Text>
      <Controller
        control={control}
        name="mode"
        render={({ field }) => <SegmentedControl aria-labelledby="mode-label" data={MODES} value={field.value} onChange={field.onChange} ref={field.ref} />}
      />
      <Text size="xs" c="dimmed">
        Lading prices LTL today. Volume and full truckload are not priced yet.
      </Text>
    </div>
  );
}

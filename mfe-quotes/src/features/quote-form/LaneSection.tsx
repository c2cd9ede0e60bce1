import { addDays, today } from '@lading/trade';
import { Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { SelectField, TextField } from './fields/fields';
import { ModeFields } from './ModeFields';
import classes from './quote-form.module.css';
import type { QuoteFormValues } from './quote-form-values';
import { StopsFields } from './StopsFields';

const wishOptions = () => [
  { value: 'none', label: t`Standard` },
  { value: 'by', label: t`By a date` },
  { value: 'on', label: t`On a date` },
  { value: 'window', label: t`Within a window` },
];

/** How, where from, where to and when. */
export function LaneSection() {
  return (
    <section className={classes.section} aria-labelledby="lane-heading">
      <Title order={2} id="lane-heading">
        <Trans>Lane and dates</Trans>
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
    <div className={classes.dates} role="group" aria-label={t`Pickup, local time at the origin`}>
      <TextField path="pickup.on" type="date" label={t`Pickup day`} min={day} max={addDays(day, 60)} />
      <TextField path="pickup.readyFrom" type="time" label={t`Ready from`} />
      <TextField path="pickup.closeAt" type="time" label={t`Dock closes`} />
    </div>
  );
}

function DeliveryFields() {
  const wish = useWatch<QuoteFormValues, 'delivery.type'>({ name: 'delivery.type' });
  return (
    <>
      <SelectField path="delivery.type" label={t`Delivery`} data={wishOptions()} />
      {wish !== 'none' && (
        <TextField path="delivery.on" type="date" label={wish === 'window' ? t`Delivery from` : t`Delivery day`} />
      )}
      {wish === 'window' && <TextField path="delivery.to" type="date" label={t`Delivery until`} />}
    </>
  );
}

import { t } from '@lingui/core/macro';
import { useFormContext } from 'react-hook-form';
import type { Stop } from '../../shared/api/types';
import { toE164 } from '../../shared/trade/phone';
import classes from './booking.module.css';
import type { BookingValues } from './booking-values';
import { TextareaField, TextField } from './fields';

function titleOf({ type, city, state, postalCode }: Stop): string {
  const place = [city, state].filter(Boolean).join(', ') || postalCode;
  switch (type) {
    case 'origin':
      return t`Pickup in ${place}`;
    case 'intermediate':
      return t`Stop in ${place}`;
    case 'destination':
      return t`Delivery in ${place}`;
  }
}

/** Who is there and, when the quote does not say it yet, where that is. */
export function StopContactFields({ index, stop }: { index: number; stop: Stop }) {
  const path = `stops.${index}` as const;
  const { getValues, setValue } = useFormContext<BookingValues>();
  const known = Boolean(stop.name && stop.address1);
  const firstOfForm = index === 0 || undefined;
  const normalisePhone = () => {
    const phone = toE164(getValues(`${path}.contact.phone`));
    if (phone) setValue(`${path}.contact.phone`, phone, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset className={classes.stop}>
      <legend>{titleOf(stop)}</legend>
      {known ? (
        <p className={classes.known}>{[stop.name, stop.address1, stop.address2].filter(Boolean).join(', ')}</p>
      ) : (
        <>
          <TextField
            path={`${path}.name`}
            label={t`Name of the place`}
            required
            maxLength={60}
            data-autofocus={firstOfForm}
          />
          <TextField path={`${path}.address1`} label={t`Street address`} required maxLength={60} />
          <TextField path={`${path}.address2`} label={t`Suite, building, door`} maxLength={60} />
        </>
      )}
      <TextField
        path={`${path}.contact.name`}
        label={t`Contact name`}
        required
        maxLength={100}
        data-autofocus={known ? firstOfForm : undefined}
      />
      <TextField
        path={`${path}.contact.phone`}
        label={t`Phone`}
        type="tel"
        required
        maxLength={30}
        onBlurCapture={normalisePhone}
      />
      <TextField path={`${path}.contact.email`} label={t`E-mail`} type="email" maxLength={254} />
      <TextareaField path={`${path}.instructions`} label={t`For the driver`} maxLength={500} rows={2} />
    </fieldset>
  );
}

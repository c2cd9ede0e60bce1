import { FormTextarea, FormTextInput } from '@lading/mfe-kit';
import { parsePhone } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { useFormContext } from 'react-hook-form';
import type { Stop } from '../../shared/api/types';
import classes from './booking.module.css';
import type { BookingValues } from './booking-form';

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

/** Contact of a stop and, if the quote does not have it yet, its address. */
export function StopContactFields({ index, stop }: { index: number; stop: Stop }) {
  const path = `stops.${index}` as const;
  const { getValues, setValue } = useFormContext<BookingValues>();
  const known = Boolean(stop.name && stop.address1);
  const firstOfForm = index === 0 || undefined;
  const formatPhone = async () => {
    const typed = getValues(`${path}.contact.phone`);
    const phone = await parsePhone(typed);
    if (phone && phone !== typed) setValue(`${path}.contact.phone`, phone, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <fieldset className={classes.stop}>
      <legend>{titleOf(stop)}</legend>
      {known ? (
        <p className={classes.known}>{[stop.name, stop.address1, stop.address2].filter(Boolean).join(', ')}</p>
      ) : (
        <>
          <FormTextInput<BookingValues>
            name={`${path}.name`}
            label={t`Company or location name`}
            required
            maxLength={60}
            data-autofocus={firstOfForm}
          />
          <FormTextInput<BookingValues> name={`${path}.address1`} label={t`Street address`} required maxLength={60} />
          <FormTextInput<BookingValues> name={`${path}.address2`} label={t`Suite, building, door`} maxLength={60} />
        </>
      )}
      <FormTextInput<BookingValues>
        name={`${path}.contact.name`}
        label={t`Contact name`}
        required
        maxLength={100}
        data-autofocus={known ? firstOfForm : undefined}
      />
      <div className={classes.phone}>
        <FormTextInput<BookingValues>
          name={`${path}.contact.phone`}
          label={t`Phone`}
          type="tel"
          required
          maxLength={30}
          onBlurCapture={() => void formatPhone()}
        />
        <FormTextInput<BookingValues>
          name={`${path}.contact.extension`}
          label={t`Extension`}
          inputMode="numeric"
          maxLength={6}
        />
      </div>
      <FormTextInput<BookingValues> name={`${path}.contact.email`} label={t`Email`} type="email" maxLength={254} />
      <FormTextarea<BookingValues>
        name={`${path}.instructions`}
        label={t`Instructions for the driver`}
        maxLength={500}
        rows={2}
      />
    </fieldset>
  );
}

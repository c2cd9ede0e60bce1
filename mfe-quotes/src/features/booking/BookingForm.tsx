import { useRemote } from '@lading/mfe-kit';
import { Button, formatMoney } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FormProvider, type Path, type Resolver, set, useForm } from 'react-hook-form';
import type { Money } from '../../shared/api/types';
import type { BookingSlotProps } from '../../shared/booking-slot';
import { draftKey, readDraft } from '../../shared/form/draft-storage';
import { useDraftKeeper } from '../../shared/form/use-draft-keeper';
import classes from './booking.module.css';
import { BookingProblemNote } from './BookingProblemNote';
import { BookingSummary } from './BookingSummary';
import { type BookingValues, bookingValues, toBookRequest } from './booking-values';
import { checkBooking } from './check-booking';
import { PickupAndReferences } from './PickupAndReferences';
import { StopContactFields } from './StopContactFields';
import { useBooking } from './use-booking';

const resolver: Resolver<BookingValues> = (values) => {
  const issues = checkBooking(values);
  const errors = {};
  for (const { path, message } of issues) set(errors, path, { type: 'check', message });
  return issues.length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** Books one offer. What is typed is kept until it is booked; only the total on the button is agreed to. */
export function BookingForm({ quote, offer, onBooked, onClose, onOutdated }: BookingSlotProps) {
  const { company, user } = useRemote().host.session;
  const key = draftKey('booking', company?.id, user?.id, quote.id);
  const [pristine] = useState(() => bookingValues(quote));
  const [draft] = useState(() => readDraft<BookingValues>(key, ({ stops }) => stops?.length === pristine.stops.length));
  const form = useForm<BookingValues>({ defaultValues: draft?.values ?? pristine, mode: 'onTouched', resolver });
  const forgetDraft = useDraftKeeper({ form, key, pristine, revision: quote.revision });
  const [accepted, setAccepted] = useState<Money>(offer.total);
  const { book, isBusy, problem } = useBooking(quote.id, {
    onBooked: (booked) => {
      forgetDraft();
      onBooked(booked);
    },
    onProblem: (found) => {
      if (found.kind === 'price') setAccepted(found.current);
      if (found.kind === 'fields') {
        found.fields.forEach(({ path, message }, index) =>
          form.setError(path as Path<BookingValues>, { type: 'server', message }, { shouldFocus: index === 0 }),
        );
      }
    },
  });
  const reload = () => {
    onClose();
    onOutdated();
  };

  return (
    <FormProvider {...form}>
      <form
        className={classes.form}
        noValidate
        autoComplete="off"
        onSubmit={(event) => void form.handleSubmit((values) => book(toBookRequest(values, offer, accepted)))(event)}
      >
        <BookingSummary offer={offer} total={accepted} />
        <div className={classes.stops}>
          {quote.request.stops.map((stop, index) => (
            <StopContactFields key={index} index={index} stop={stop} />
          ))}
        </div>
        <PickupAndReferences request={quote.request} />
        {problem && <BookingProblemNote problem={problem} quoteId={quote.id} onReload={reload} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" loading={isBusy}>
            <Trans>Book for {formatMoney(accepted)}</Trans>
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

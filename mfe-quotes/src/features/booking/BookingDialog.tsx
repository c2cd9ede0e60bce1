import { ConflictError, FormDialog, useDraftForm } from '@lading/mfe-kit';
import { today } from '@lading/trade';
import { formatMoney } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { Money } from '../../shared/api/types';
import type { BookingSlotProps } from '../../shared/booking-slot';
import classes from './booking.module.css';
import { bookingForm, type Booking, bookingValues } from './booking-form';
import { BookingProblemNote } from './BookingProblemNote';
import { bookingProblem } from './booking-problem';
import { BookingSummary } from './BookingSummary';
import { DescriptionFields } from './DescriptionFields';
import { PickupAndReferences } from './PickupAndReferences';
import { StopContactFields } from './StopContactFields';
import { useBookQuote } from './use-book-quote';

/** Confirms descriptions, contacts, pickup window, references and the total of one offer, and books it. Input is kept until it is booked or discarded. */
export function BookingDialog({ quote, offer, onBooked, onClose, onOutdated }: BookingSlotProps) {
  const [{ schema, defaults }] = useState(() => ({
    schema: bookingForm(today(new Date())),
    defaults: bookingValues(quote),
  }));
  const form = useDraftForm({ name: `booking.${quote.id}`, schema, defaults, mode: 'onTouched' });
  const [accepted, setAccepted] = useState<Money>(offer.total);
  const isBooked = useRef(false);
  const book = useBookQuote(quote.id);
  const { error } = book;
  const problem = error && bookingProblem(error);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Refused fields have the focus themselves.
    if (error && bookingProblem(error).kind !== 'fields') note.current?.focus();
  }, [error]);

  const submit = async (booking: Booking) => {
    try {
      const booked = await book.mutateAsync({ ...booking, offerId: offer.id, acceptedTotal: accepted });
      isBooked.current = true;
      form.reset();
      onBooked(booked);
    } catch (error) {
      const found = bookingProblem(error);
      if (found.kind === 'price') setAccepted(found.current);
      // Refused fields are shown at the fields, everything else in the note above the buttons.
      throw found.kind === 'fields' ? error : new ConflictError(found);
    }
  };
  const reload = () => {
    onClose();
    onOutdated();
  };
  return (
    <FormDialog
      title={t`Book ${offer.carrier.name}`}
      size="xl"
      form={form}
      submitLabel={t`Book for ${formatMoney(accepted)}`}
      onSubmit={submit}
      onClose={() => !isBooked.current && onClose()}
    >
      <BookingSummary offer={offer} total={accepted} />
      <DescriptionFields request={quote.request} />
      <div className={classes.stops}>
        {quote.request.stops.map((stop, index) => (
          <StopContactFields key={index} index={index} stop={stop} />
        ))}
      </div>
      <PickupAndReferences request={quote.request} />
      <div ref={note} tabIndex={-1}>
        {problem && <BookingProblemNote problem={problem} quoteId={quote.id} onReload={reload} />}
      </div>
    </FormDialog>
  );
}

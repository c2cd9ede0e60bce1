import { isRefusal, useRemote } from '@lading/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { bookQuote } from '../../shared/api/quotes';
import type { Booked, BookRequest } from '../../shared/api/types';
import { forgetIntent, intentKey } from './booking-intent';
import { type BookingProblem, bookingProblem } from './booking-problem';

export interface BookingOutcome {
  onBooked(booked: Booked): void;
  onProblem(problem: BookingProblem): void;
}

/** Books a quote once, whatever double clicks and retries do: while one request is on its way no other leaves. */
export function useBooking(quoteId: string, { onBooked, onProblem }: BookingOutcome) {
  const { api } = useRemote();
  const sending = useRef(false);
  const mutation = useMutation({
    mutationFn: (request: BookRequest) => bookQuote(api, quoteId, request, intentKey(quoteId, request)),
    onSuccess: (booked) => {
      forgetIntent(quoteId);
      onBooked(booked);
    },
    onError: (error) => {
      sending.current = false;
      if (isRefusal(error)) forgetIntent(quoteId);
      onProblem(bookingProblem(error));
    },
  });
  const book = (request: BookRequest) => {
    if (sending.current) return;
    sending.current = true;
    mutation.mutate(request);
  };
  return {
    book,
    isBusy: mutation.isPending || mutation.isSuccess,
    problem: mutation.error && bookingProblem(mutation.error),
  };
}

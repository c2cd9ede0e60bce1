import { lazy, Suspense } from 'react';
import { QuotePage } from './features/quote-detail/QuotePage';

const BookingDialog = lazy(() =>
  import('./features/booking/BookingDialog').then((module) => ({ default: module.BookingDialog })),
);

/** A quote, with the dialog that books one of its offers. */
export function QuoteRoute() {
  return (
    <QuotePage
      booking={(props) => (
        <Suspense>
          <BookingDialog {...props} />
        </Suspense>
      )}
    />
  );
}

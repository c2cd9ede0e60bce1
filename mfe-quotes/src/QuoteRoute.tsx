import { lazy, Suspense } from 'react';
import { QuotePage } from './features/quote-detail/QuotePage';

const BookingDialog = lazy(() =>
  import('./features/booking/BookingDialog').then((module) => ({ default: module.BookingDialog })),
);
const BookedStep = lazy(() =>
  import('./features/confirmation/BookedStep').then((module) => ({ default: module.BookedStep })),
);

/** A quote, with the dialog that books one of its offers and the confirmation of the booking. */
export function QuoteRoute() {
  return (
    <QuotePage
      booking={(props) => (
        <Suspense>
          <BookingDialog {...props} />
        </Suspense>
      )}
      confirmation={(props) => (
        <Suspense>
          <BookedStep {...props} />
        </Suspense>
      )}
    />
  );
}

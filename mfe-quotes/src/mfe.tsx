import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';
import { lazy, Suspense } from 'react';
import { QuotePage } from './features/quote-detail/QuotePage';
import { QuotesPage } from './QuotesPage';

const BookingDialog = lazy(() =>
  import('./features/booking/BookingDialog').then((module) => ({ default: module.BookingDialog })),
);

export default defineRemote({
  routes: [
    { path: routes.quotes, element: <QuotesPage /> },
    {
      path: routes.newQuote,
      lazy: () => import('./features/quote-form/NewQuotePage').then((module) => module.NewQuotePage),
    },
    {
      path: routes.quote,
      element: (
        <QuotePage
          booking={(props) => (
            <Suspense>
              <BookingDialog {...props} />
            </Suspense>
          )}
        />
      ),
    },
    {
      path: routes.editQuote,
      lazy: () => import('./features/quote-form/EditQuotePage').then((module) => module.EditQuotePage),
    },
  ],
  messages: (locale) => (locale === 'en-CA' ? import('./locales/en-CA.po') : undefined),
});

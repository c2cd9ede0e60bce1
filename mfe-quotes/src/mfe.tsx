import { routes } from '@lading/mfe-contract';
import { defineRemote } from '@lading/mfe-kit';
import { BookingDialog } from './features/booking/BookingDialog';
import { QuotePage } from './features/quote-detail/QuotePage';
import { EditQuotePage } from './features/quote-form/EditQuotePage';
import { NewQuotePage } from './features/quote-form/NewQuotePage';
import { QuotesPage } from './QuotesPage';

export default defineRemote({
  routes: [
    { path: routes.quotes, element: <QuotesPage /> },
    { path: routes.newQuote, element: <NewQuotePage /> },
    { path: routes.quote, element: <QuotePage booking={(props) => <BookingDialog {...props} />} /> },
    { path: routes.editQuote, element: <EditQuotePage /> },
  ],
  messages: (locale) => (locale === 'en-CA' ? import('./locales/en-CA.po') : undefined),
});

import { type Host, routes } from '@lading/mfe-contract';
import { NotFound } from '@lading/ui';
import { Route, Routes } from '@lading/ui/router';
import { BookingDialog } from './features/booking/BookingDialog';
import { QuotePage } from './features/quote-detail/QuotePage';
import { EditQuotePage } from './features/quote-form/EditQuotePage';
import { NewQuotePage } from './features/quote-form/NewQuotePage';
import { QuoteListPage } from './features/quote-list/QuoteListPage';
import { AreaProvider } from './shared/area';

/** The quotes area: list, form, one quote and its edit. */
export function Root({ host }: { host: Host }) {
  return (
    <AreaProvider host={host}>
      <Routes>
        <Route path={routes.quotes} element={<QuoteListPage />} />
        <Route path={routes.newQuote} element={<NewQuotePage />} />
        <Route path={routes.quote} element={<QuotePage booking={(props) => <BookingDialog {...props} />} />} />
        <Route path={routes.editQuote} element={<EditQuotePage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AreaProvider>
  );
}

import { type Host, routes } from '@lading/mfe-contract';
import { NotFound } from '@lading/ui';
import { Route, Routes, useSearchParams } from '@lading/ui/router';
import { BookingDialog } from './features/booking/BookingDialog';
import { QuotePage } from './features/quote-detail/QuotePage';
import { EditQuotePage } from './features/quote-form/EditQuotePage';
import { NewQuotePage } from './features/quote-form/NewQuotePage';
import { ImportPage } from './features/quote-import/ImportPage';
import { QuoteListPage } from './features/quote-list/QuoteListPage';
import { AreaProvider } from './shared/area';

/** The quotes area: list, form, one quote and its edit. */
export function Root({ host }: { host: Host }) {
  return (
    <AreaProvider host={host}>
      <Routes>
        <Route path={routes.quotes} element={<Quotes />} />
        <Route path={routes.newQuote} element={<NewQuotePage />} />
        <Route path={routes.quote} element={<QuotePage booking={(props) => <BookingDialog {...props} />} />} />
        <Route path={routes.editQuote} element={<EditQuotePage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AreaProvider>
  );
}

/** The list, or in its place an import: `?import=new`, `?import=qim_...`. */
function Quotes() {
  const shown = useSearchParams()[0].get('import');
  return shown ? <ImportPage key={shown} shown={shown} /> : <QuoteListPage />;
}

import { useSearchParams } from '@lading/ui/router';
import { ImportPage } from './features/quote-import/ImportPage';
import { QuoteListPage } from './features/quote-list/QuoteListPage';

/** The list, or in its place an import: `?import=new`, `?import=qim_...`. */
export function QuotesPage() {
  const shown = useSearchParams()[0].get('import');
  return shown ? <ImportPage key={shown} shown={shown} /> : <QuoteListPage />;
}

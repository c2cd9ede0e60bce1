import { useSearchParams } from '@lading/ui/router';
import { lazy, Suspense } from 'react';
import { QuoteListPage } from './features/quote-list/QuoteListPage';

const ImportPage = lazy(() =>
  import('./features/quote-import/ImportPage').then((module) => ({ default: module.ImportPage })),
);

/** The list, or in its place an import: `?import=new`, `?import=orders`, `?import=qim_...`. */
export function QuotesPage() {
  const shown = useSearchParams()[0].get('import');
  if (!shown) return <QuoteListPage />;
  return (
    <Suspense>
      <ImportPage key={shown} shown={shown} />
    </Suspense>
  );
}

import { paths } from '@lading/mfe-contract';
import { countText, TabLinks } from '@lading/mfe-kit';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { QuoteCounts } from '../../shared/api/types';
import { type QuoteView, VIEWS } from './list-search';

/** Views of the list with their counts. A view opens without the filters of the last one. */
export function QuoteViews({ current, counts }: { current: QuoteView; counts: QuoteCounts | undefined }) {
  return (
    <TabLinks
      label={t`Views`}
      tabs={VIEWS.map(({ view, label, count }) => ({
        to: view === 'all' ? paths.quotes() : `${paths.quotes()}?view=${view}`,
        label: i18n._(label),
        current: view === current,
        count: counts && countText(counts[count]),
      }))}
    />
  );
}

import type { ListFilters, UrlSort } from '@lading/mfe-kit';
import { laneFilter, modeFilter, ownerFilter, statusFilter } from '@lading/trade/filters';
import { t } from '@lingui/core/macro';
import type { QuoteFilter } from '../../shared/api/quotes';
import { statusOptions } from '../../shared/QuoteStatusBadge';

/** Search, filters and order of the list; all of them are in the URL. */
export function quoteFilters(filter: QuoteFilter, sort: UrlSort): ListFilters {
  const { q, status, mode, lane, owner, expiring, import: imported } = filter;
  const ofImport = {
    kind: 'choice' as const,
    label: t`Import`,
    parameter: 'imported',
    value: imported,
    options: [{ value: imported ?? '', label: t`one file` }],
  };
  return {
    label: t`Quotes`,
    search: { placeholder: t`Number, reference, name or place`, value: q },
    fields: [
      statusFilter(status, statusOptions()),
      modeFilter(mode),
      laneFilter(lane),
      {
        kind: 'choice',
        label: t`Expires`,
        parameter: 'expiring',
        value: expiring,
        options: [{ value: 'true', label: t`within 24 hours` }],
      },
      ownerFilter(t`Created by`, owner),
      ...(imported ? [ofImport] : []),
    ],
    sort,
  };
}

import { paths } from '@lading/mfe-contract';
import { countText, TabLinks } from '@lading/mfe-kit';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ShipmentCounts } from '../../shared/api/shipment-lists';
import { type View, VIEWS } from './list-search';

/** Views of the list with their counts. A view opens without the filters of the last one. */
export function ViewTabs({ current, counts }: { current: View; counts: ShipmentCounts | undefined }) {
  return (
    <TabLinks
      label={t`Views`}
      tabs={VIEWS.map(({ view, label, count }) => ({
        to: view === 'all' ? paths.shipments() : `${paths.shipments()}?view=${view}`,
        label: i18n._(label),
        current: view === current,
        count: counts && countText(counts[count]),
      }))}
    />
  );
}

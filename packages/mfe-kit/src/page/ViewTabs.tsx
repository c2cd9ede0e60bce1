import { i18n, type MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { countText } from './count-text';
import { TabLinks } from './TabLinks';

interface ViewTabsProps<View extends string, Count extends string> {
  /** The page of the list. */
  path: string;
  /** `all` is the page without a view. */
  views: readonly { view: View; label: MessageDescriptor; count: Count }[];
  current: View;
  /** Undefined until they are loaded. */
  counts: Record<Count, number> | undefined;
}

/** Views of a list with their counts. A view opens without the filters of the last one. */
export function ViewTabs<View extends string, Count extends string>(props: ViewTabsProps<View, Count>) {
  const { path, views, current, counts } = props;
  return (
    <TabLinks
      label={t`Views`}
      tabs={views.map(({ view, label, count }) => ({
        to: view === 'all' ? path : `${path}?view=${view}`,
        label: i18n._(label),
        current: view === current,
        count: counts && countText(counts[count]),
      }))}
    />
  );
}

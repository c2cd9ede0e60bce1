import { ActionIcon, Group, IconBaselineDensityMedium, IconDownload } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { TableLayout } from '../table/use-table-layout';
import { SavedViews, type SavedViewsOptions } from './SavedViews';
import { TableMenu } from './TableMenu';

interface ListToolsProps<Row extends object> {
  layout: TableLayout<Row>;
  views?: SavedViewsOptions;
  exportHref?: string;
}

/** Saved views, columns, density and export of a list. */
export function ListTools<Row extends object>({ layout, views, exportHref }: ListToolsProps<Row>) {
  const { isDense, setDense } = layout;
  return (
    <Group gap="xs" wrap="nowrap">
      {views && <SavedViews {...views} layout={layout} />}
      <TableMenu layout={layout} />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t`Compact rows`}
        title={isDense ? t`Comfortable rows` : t`Compact rows`}
        aria-pressed={isDense}
        onClick={() => setDense(!isDense)}
      >
        <IconBaselineDensityMedium size={18} aria-hidden="true" />
      </ActionIcon>
      {exportHref && (
        <ActionIcon
          component="a"
          variant="default"
          size={36}
          href={exportHref}
          download
          aria-label={t`Export CSV`}
          title={t`Export CSV`}
        >
          <IconDownload size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </Group>
  );
}

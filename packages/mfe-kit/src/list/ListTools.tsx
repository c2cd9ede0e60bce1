import { Button, Group, IconDownload } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { TableLayout } from '../table/use-table-layout';
import { SavedViews, type SavedViewsOptions } from './SavedViews';
import { TableMenu } from './TableMenu';

interface ListToolsProps<Row extends object> {
  layout: TableLayout<Row>;
  views?: SavedViewsOptions;
  exportHref?: string;
}

/** Saved views, columns and export of a list. */
export function ListTools<Row extends object>({ layout, views, exportHref }: ListToolsProps<Row>) {
  return (
    <Group gap="xs">
      {views && <SavedViews {...views} layout={layout} />}
      <TableMenu layout={layout} />
      {exportHref && (
        <Button
          component="a"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          href={exportHref}
          download
        >
          <Trans>Export CSV</Trans>
        </Button>
      )}
    </Group>
  );
}

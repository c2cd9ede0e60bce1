import { useRemote } from '@lading/mfe-kit';
import { Button, formatNumber, Group, IconDownload, Text } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ShipmentFilter } from './api';
import { ColumnsMenu } from './ColumnsMenu';
import classes from './list-tools.module.css';
import { SavedViews } from './SavedViews';
import type { useColumns } from './use-columns';

/** Most shipments that the server counts. */
const MOST_COUNTED = 10_000;
/** Rows of one file. */
const MOST_EXPORTED = 100_000;

interface ListToolsProps {
  filter: ShipmentFilter;
  total: number | null | undefined;
  columns: ReturnType<typeof useColumns>;
  canExport: boolean;
}

/** What can be done with the list as a whole. */
export function ListTools({ filter, total, columns, canExport }: ListToolsProps) {
  return (
    <Group gap="xs">
      <SavedViews />
      <Text c="dimmed" role="status" className={classes.total}>
        {total ? countText(total) : ''}
      </Text>
      <ColumnsMenu {...columns} />
      {canExport && <ExportLink filter={filter} />}
    </Group>
  );
}

function countText(total: number): string {
  if (total > MOST_COUNTED)
    return t`more than ${formatNumber(MOST_COUNTED)} shipments; a file holds ${formatNumber(MOST_EXPORTED)} at most`;
  return plural(total, { one: '# shipment', other: '# shipments' });
}

/** The list as it is filtered, as a file for a spreadsheet. */
function ExportLink({ filter }: { filter: ShipmentFilter }) {
  const { host } = useRemote();
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return (
    <Button
      component="a"
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      href={`${host.api.baseUrl}/api/v1/shipments/export?${query.toString()}`}
      title={t`At most ${formatNumber(MOST_EXPORTED)} shipments`}
      download
    >
      <Trans>Export CSV</Trans>
    </Button>
  );
}

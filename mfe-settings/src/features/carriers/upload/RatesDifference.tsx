import { type Column, DataTable } from '@lading/mfe-kit';
import { formatNumber, Stack, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChangedRate, TariffUpload } from '../../../shared/types';

const CHANGES: Record<ChangedRate['change'], MessageDescriptor> = {
  added: msg`New`,
  removed: msg`Removed`,
  changed: msg`Changed`,
};

const COLUMNS: Column<ChangedRate>[] = [
  { id: 'change', header: msg`Change`, cell: ({ change }) => i18n._(CHANGES[change]) },
  { id: 'rate', header: msg`Rate`, cell: rateName },
  {
    id: 'cells',
    header: msg`Values`,
    cell: ({ change, cells }) => cells.map((cell) => cellText(change, cell)).join(', '),
  },
];

function cellText(change: ChangedRate['change'], { column, before, after }: ChangedRate['cells'][number]): string {
  return `${column} ${change === 'changed' ? `${before ?? t`empty`} → ${after ?? t`empty`}` : (after ?? before)}`;
}

/** Differences of the rates to the active version, with examples. */
export function RatesDifference({ difference }: { difference: NonNullable<TariffUpload['difference']> }) {
  const { version, added, removed, changed, same, examples } = difference;
  return (
    <Stack gap="xs">
      <Text>
        <Trans>
          Compared to version {version}: {formatNumber(added)} new, {formatNumber(removed)} removed,{' '}
          {formatNumber(changed)} changed, {formatNumber(same)} unchanged rates.
        </Trans>
      </Text>
      {examples.length > 0 && (
        <DataTable
          caption={t`Examples of changed rates`}
          columns={COLUMNS}
          rows={examples}
          rowId={(rate) => `${rate.change} ${rateName(rate)}`}
        />
      )}
    </Stack>
  );
}

function rateName({ origin, destination, milesFrom, milesTo, freightClass, equipment }: ChangedRate): string {
  const lane =
    milesFrom === null || milesTo === null
      ? t`${origin ?? ''} to ${destination ?? ''}`
      : t`${milesFrom} to ${milesTo} miles`;
  return `${lane}, ${equipment ?? t`class ${freightClass ?? ''}`}`;
}

import { formatNumber, Stack, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Column, Records } from '../../../shared/Records';
import type { ChangedRate, TariffUpload } from '../../../shared/types';

const CHANGES: Record<ChangedRate['change'], MessageDescriptor> = {
  added: msg`New`,
  removed: msg`Left out`,
  changed: msg`Changed`,
};

const COLUMNS: Column<ChangedRate>[] = [
  { name: msg`Change`, cell: ({ change }) => i18n._(CHANGES[change]) },
  { name: msg`Rate`, cell: rateName },
  {
    name: msg`Cells`,
    cell: ({ change, cells }) =>
      cells
        .map(
          ({ column, before, after }) =>
            `${column} ${change === 'changed' ? `${before ?? t`empty`} → ${after ?? t`empty`}` : (after ?? before)}`,
        )
        .join(', '),
  },
];

/** What the rates of the new version change in those of the version in use: how many, and examples. */
export function RatesDifference({ difference }: { difference: NonNullable<TariffUpload['difference']> }) {
  const { version, added, removed, changed, same, examples } = difference;
  return (
    <Stack gap="xs">
      <Text>
        <Trans>
          Rates beside version {version}, in use: {formatNumber(added)} new, {formatNumber(removed)} left out,{' '}
          {formatNumber(changed)} changed, {formatNumber(same)} the same.
        </Trans>
      </Text>
      {examples.length > 0 && (
        <Records
          caption={t`Examples of rates that differ`}
          columns={COLUMNS}
          rows={examples}
          keyOf={(rate) => `${rate.change} ${rateName(rate)}`}
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

import { formatNumber, Stack, Text } from '@lading/ui';
import { type Column, Records } from '../../../shared/Records';
import type { ChangedRate, TariffUpload } from '../../../shared/types';

const CHANGES: Record<ChangedRate['change'], string> = { added: 'New', removed: 'Left out', changed: 'Changed' };

const COLUMNS: Column<ChangedRate>[] = [
  { name: 'Change', cell: ({ change }) => CHANGES[change] },
  { name: 'Rate', cell: rateName },
  { name: 'Cells', cell: ({ change, cells }) => cells.map(({ column, before, after }) => `${column} ${change === 'changed' ? `${before ?? 'empty'} → ${after ?? 'empty'}` : (after ?? before)}`).join(', ') },
];

/** What the rates of the new version change in those of the version in use: how many, and examples. */
export function RatesDifference({ difference }: { difference: NonNullable<TariffUpload['difference']> }) {
  const { version, added, removed, changed, same, examples } = difference;
  return (
    <Stack gap="xs">
      <Text>
        Rates beside version {version}, in use: {formatNumber(added)} new, {formatNumber(removed)} left out, {formatNumber(changed)} changed, {formatNumber(same)} the same.
      </Text>
      {examples.length > 0 && <Records caption="Examples of rates that differ" columns={COLUMNS} rows={examples} keyOf={(rate) => `${rate.change} ${rateName(rate)}`} />}
    </Stack>
  );
}

function rateName({ origin, destination, milesFrom, milesTo, freightClass, equipment }: ChangedRate): string {
  const lane = milesFrom === null ? `${origin} to ${destination}` : `${milesFrom} to ${milesTo} miles`;
  return `${lane}, ${equipment ?? `class ${freightClass}`}`;
}

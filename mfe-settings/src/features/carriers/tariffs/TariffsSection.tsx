import { Button, EmptyState, formatDate, formatNumber, Group, StatusBadge, type StatusTone } from '@lading/ui';
import { CarrierName } from '../../shared/CarrierName';
import { Loaded } from '../../shared/Loaded';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import type { Tariff } from '../../shared/types';
import { useTariffs } from './use-company';

const STATUS: Record<Tariff['status'], { tone: StatusTone; word: string }> = {
  scheduled: { tone: 'neutral', word: 'Scheduled' },
  active: { tone: 'done', word: 'In use' },
  superseded: { tone: 'neutral', word: 'Superseded' },
  ended: { tone: 'neutral', word: 'Ended' },
  withdrawn: { tone: 'attention', word: 'Withdrawn' },
};

const COLUMNS: Column<Tariff>[] = [
  { name: 'Carrier', cell: ({ carrier }) => <CarrierName carrier={carrier} /> },
  { name: 'Tariff', cell: ({ name, version }) => `${name}, version ${version}` },
  { name: 'Status', cell: ({ status }) => <StatusBadge tone={STATUS[status].tone}>{STATUS[status].word}</StatusBadge> },
  { name: 'From', cell: ({ effectiveFrom }) => formatDate(effectiveFrom) },
  { name: 'To', cell: ({ effectiveTo }) => formatDate(effectiveTo) },
  { name: 'Rates', cell: ({ rows, basis, currency }) => `${formatNumber(rows)} by ${basis}, ${currency}` },
];

/** Contract rates: every version that was uploaded. */
export function TariffsSection() {
  const tariffs = useTariffs();
  return (
    <Section title="Tariffs" description="A version never changes once it is stored; a newer one takes its place.">
      <Loaded query={tariffs} name="tariffs">
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.items);
          return rows.length === 0 ? (
            <EmptyState title="No tariff yet">Upload the terms and rates that a carrier has agreed with you.</EmptyState>
          ) : (
            <Records caption="Tariffs" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
          );
        }}
      </Loaded>
      {tariffs.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={tariffs.isFetchingNextPage} onClick={() => void tariffs.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </Section>
  );
}

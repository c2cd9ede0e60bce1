import { Button, EmptyState, formatDate, formatNumber, Group, StatusBadge, type StatusTone } from '@lading/ui';
import { useState } from 'react';
import { useArea } from '../../../shared/area';
import { CarrierName } from '../../../shared/CarrierName';
import { Loaded } from '../../../shared/Loaded';
import { type Column, Records } from '../../../shared/Records';
import { Section } from '../../../shared/Section';
import type { Tariff } from '../../../shared/types';
import { useTariffs } from '../use-carriers';
import { TermsDialog } from './TermsDialog';
import { WithdrawDialog } from './WithdrawDialog';

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
  { name: 'Rates', cell: ({ rows, mode, basis, currency }) => `${formatNumber(rows)} ${mode} by ${basis}, ${currency}` },
];

interface Asked {
  act: 'terms' | 'withdraw';
  tariff: Tariff;
}

/** Contract rates: every version that was uploaded. */
export function TariffsSection({ onUpload }: { onUpload(): void }) {
  const { host } = useArea();
  const tariffs = useTariffs();
  const [asked, setAsked] = useState<Asked | null>(null);
  const manages = host.session.can('tariff.manage');
  const upload = manages && <Button onClick={onUpload}>Upload a tariff</Button>;
  const columns = [...COLUMNS, { name: 'Actions', cell: (tariff: Tariff) => <Actions tariff={tariff} manages={manages} onAsk={(act) => setAsked({ act, tariff })} /> }];
  return (
    <Section title="Tariffs" description="A version never changes once it is stored; a newer one takes its place.">
      <Loaded query={tariffs} name="tariffs">
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.items);
          return rows.length === 0 ? (
            <EmptyState title="No tariff yet" action={upload}>
              Upload the terms and rates that a carrier has agreed with you.
            </EmptyState>
          ) : (
            <>
              <Group>{upload}</Group>
              <Records caption="Tariffs" columns={columns} rows={rows} keyOf={({ id }) => id} />
            </>
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
      {asked?.act === 'terms' && <TermsDialog tariff={asked.tariff} onClose={() => setAsked(null)} />}
      {asked?.act === 'withdraw' && <WithdrawDialog tariff={asked.tariff} onClose={() => setAsked(null)} />}
    </Section>
  );
}

function Actions({ tariff, manages, onAsk }: { tariff: Tariff; manages: boolean; onAsk(act: Asked['act']): void }) {
  const act = tariff.status === 'withdrawn' ? 'Restore' : 'Withdraw';
  const named = `${tariff.carrier.name}, ${tariff.name}, version ${tariff.version}`;
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="default" aria-label={`Terms of ${named}`} onClick={() => onAsk('terms')}>
        Terms
      </Button>
      {manages && (
        <Button size="compact-sm" variant="default" aria-label={`${act} ${named}`} onClick={() => onAsk('withdraw')}>
          {act}
        </Button>
      )}
    </Group>
  );
}

import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, EmptyState, formatDate, formatNumber, Group, StatusBadge, type StatusTone } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CarrierName } from '../../../shared/CarrierName';
import { type Column, Records } from '../../../shared/Records';
import { Section } from '../../../shared/Section';
import type { Tariff } from '../../../shared/types';
import { useTariffs } from '../use-carriers';
import { TermsDialog } from './TermsDialog';
import { WithdrawDialog } from './WithdrawDialog';

const STATUS: Record<Tariff['status'], { tone: StatusTone; word: MessageDescriptor }> = {
  scheduled: { tone: 'neutral', word: msg`Scheduled` },
  active: { tone: 'done', word: msg`In use` },
  superseded: { tone: 'neutral', word: msg`Superseded` },
  ended: { tone: 'neutral', word: msg`Ended` },
  withdrawn: { tone: 'attention', word: msg`Withdrawn` },
};

const COLUMNS: Column<Tariff>[] = [
  { name: msg`Carrier`, cell: ({ carrier }) => <CarrierName carrier={carrier} /> },
  { name: msg`Tariff`, cell: ({ name, version }) => t`${name}, version ${version}` },
  {
    name: msg`Status`,
    cell: ({ status }) => <StatusBadge tone={STATUS[status].tone}>{i18n._(STATUS[status].word)}</StatusBadge>,
  },
  { name: msg`From`, cell: ({ effectiveFrom }) => formatDate(effectiveFrom) },
  { name: msg`To`, cell: ({ effectiveTo }) => formatDate(effectiveTo) },
  { name: msg`Rates`, cell: ratesOf },
];

function ratesOf({ rows, mode, basis, currency }: Tariff): string {
  const count = formatNumber(rows);
  return basis === 'mileage' ? t`${count} ${mode} by mileage, ${currency}` : t`${count} ${mode} by lane, ${currency}`;
}

interface Asked {
  act: 'terms' | 'withdraw';
  tariff: Tariff;
}

/** Contract rates: every version that was uploaded. */
export function TariffsSection({ onUpload }: { onUpload(): void }) {
  const { host } = useRemote();
  const tariffs = useTariffs();
  const [asked, setAsked] = useState<Asked | null>(null);
  const manages = host.session.can('tariff.manage');
  const upload = manages && (
    <Button onClick={onUpload}>
      <Trans>Upload a tariff</Trans>
    </Button>
  );
  const columns = [
    ...COLUMNS,
    {
      name: msg`Actions`,
      cell: (tariff: Tariff) => (
        <Actions tariff={tariff} manages={manages} onAsk={(act) => setAsked({ act, tariff })} />
      ),
    },
  ];
  return (
    <Section
      title={t`Tariffs`}
      description={t`A version never changes once it is stored; a newer one takes its place.`}
    >
      <QueryBoundary query={tariffs} loading={t`Loading tariffs`} failed={t`The tariffs could not be loaded`}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.items);
          return rows.length === 0 ? (
            <EmptyState title={t`No tariff yet`} action={upload}>
              <Trans>Upload the terms and rates that a carrier has agreed with you.</Trans>
            </EmptyState>
          ) : (
            <>
              <Group>{upload}</Group>
              <Records caption={t`Tariffs`} columns={columns} rows={rows} keyOf={({ id }) => id} />
            </>
          );
        }}
      </QueryBoundary>
      {tariffs.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={tariffs.isFetchingNextPage} onClick={() => void tariffs.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </Group>
      )}
      {asked?.act === 'terms' && <TermsDialog tariff={asked.tariff} onClose={() => setAsked(null)} />}
      {asked?.act === 'withdraw' && <WithdrawDialog tariff={asked.tariff} onClose={() => setAsked(null)} />}
    </Section>
  );
}

function Actions({ tariff, manages, onAsk }: { tariff: Tariff; manages: boolean; onAsk(act: Asked['act']): void }) {
  const withdrawn = tariff.status === 'withdrawn';
  const named = t`${tariff.carrier.name}, ${tariff.name}, version ${tariff.version}`;
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="default" aria-label={t`Terms of ${named}`} onClick={() => onAsk('terms')}>
        <Trans>Terms</Trans>
      </Button>
      {manages && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={withdrawn ? t`Restore ${named}` : t`Withdraw ${named}`}
          onClick={() => onAsk('withdraw')}
        >
          {withdrawn ? t`Restore` : t`Withdraw`}
        </Button>
      )}
    </Group>
  );
}

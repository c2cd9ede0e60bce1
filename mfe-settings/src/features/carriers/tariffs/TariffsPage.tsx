import { type Column, DataTable, QueryBoundary, ShowMore, useRemote } from '@lading/mfe-kit';
import {
  Button,
  EmptyState,
  formatDate,
  formatNumber,
  SkeletonRows,
  StatusBadge,
  type StatusTone,
  Text,
} from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CarrierName } from '../../../shared/CarrierName';
import type { Tariff } from '../../../shared/types';
import { tariffQueries } from '../carrier-queries';
import { CarriersFrame } from '../CarriersFrame';
import { useUploadStep } from '../upload/use-upload-step';
import { TariffActions } from './TariffActions';

const TariffUploadWizard = lazy(async () => ({
  default: (await import('../upload/TariffUploadWizard')).TariffUploadWizard,
}));

const STATUS: Record<Tariff['status'], { tone: StatusTone; label: MessageDescriptor }> = {
  scheduled: { tone: 'neutral', label: msg`Scheduled` },
  active: { tone: 'done', label: msg`Active` },
  superseded: { tone: 'neutral', label: msg`Superseded` },
  ended: { tone: 'neutral', label: msg({ context: 'tariff', message: 'Expired' }) },
  withdrawn: { tone: 'attention', label: msg({ context: 'tariff', message: 'Withdrawn' }) },
};

const COLUMNS: Column<Tariff>[] = [
  { id: 'tariff', header: msg`Tariff`, cell: ({ name, version }) => t`${name}, version ${version}` },
  { id: 'carrier', header: msg`Carrier`, cell: ({ carrier }) => <CarrierName carrier={carrier} /> },
  {
    id: 'status',
    header: msg`Status`,
    phone: 'corner',
    cell: ({ status }) => <StatusBadge tone={STATUS[status].tone}>{i18n._(STATUS[status].label)}</StatusBadge>,
  },
  { id: 'from', header: msg`From`, nowrap: true, cell: ({ effectiveFrom }) => formatDate(effectiveFrom) },
  { id: 'to', header: msg`To`, nowrap: true, cell: ({ effectiveTo }) => formatDate(effectiveTo) },
  { id: 'rates', header: msg`Rates`, cell: ratesOf },
  { id: 'actions', header: msg`Actions`, cell: (tariff) => <TariffActions tariff={tariff} /> },
];

/** A tariff on a phone, below its name and status. */
function TariffCard({ tariff }: { tariff: Tariff }) {
  return (
    <>
      <CarrierName carrier={tariff.carrier} />
      <Text c="dimmed" size="sm">
        {formatDate(tariff.effectiveFrom)} – {formatDate(tariff.effectiveTo)}, {ratesOf(tariff)}
      </Text>
      <TariffActions tariff={tariff} />
    </>
  );
}

function ratesOf({ rows, mode, basis, currency }: Tariff): string {
  const count = formatNumber(rows);
  return basis === 'mileage' ? t`${count} ${mode} by mileage, ${currency}` : t`${count} ${mode} by lane, ${currency}`;
}

/** Contract rates: all uploaded versions, and the upload of a new one. */
export function TariffsPage() {
  const { host } = useRemote();
  const [step, goTo] = useUploadStep();
  if (step === null || !host.session.can('tariff.manage')) return <TariffList onUpload={() => goTo('terms')} />;
  return (
    <CarriersFrame tab="tariffs">
      <Suspense fallback={<SkeletonRows rows={6} label={t`Loading upload`} />}>
        <TariffUploadWizard step={step} onStep={goTo} />
      </Suspense>
    </CarriersFrame>
  );
}

function TariffList({ onUpload }: { onUpload(): void }) {
  const { host, api } = useRemote();
  const tariffs = useInfiniteQuery(tariffQueries.list(api));
  const upload = host.session.can('tariff.manage') && (
    <Button onClick={onUpload}>
      <Trans>Upload tariff</Trans>
    </Button>
  );
  return (
    <CarriersFrame tab="tariffs" ready={!tariffs.isPending} action={upload}>
      <QueryBoundary query={tariffs} loading={t`Loading tariffs`} failed={t`The tariffs could not be loaded`}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.items);
          return rows.length === 0 ? (
            <EmptyState title={t`No tariffs yet`}>
              <Trans>Every version of your contract rates is listed here, with its dates and status.</Trans>
            </EmptyState>
          ) : (
            <>
              <Text c="dimmed">
                <Trans>Tariff versions are immutable. Upload a new version to replace one.</Trans>
              </Text>
              <DataTable
                caption={t`Tariffs`}
                columns={COLUMNS}
                rows={rows}
                rowId={({ id }) => id}
                card={(tariff) => <TariffCard tariff={tariff} />}
              />
            </>
          );
        }}
      </QueryBoundary>
      <ShowMore query={tariffs} />
    </CarriersFrame>
  );
}

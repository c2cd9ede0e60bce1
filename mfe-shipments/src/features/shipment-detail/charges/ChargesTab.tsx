import { isForbidden, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Bill } from '@lading/trade/bill';
import { EmptyState, ForbiddenState, formatInstant, formatMoney, SkeletonRows, Text, Title } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import { RerateNote } from '../../../shared/RerateNote';
import type { ChargeLedger, ChargeStage, OfferTerm } from '../types';
import classes from './charges.module.css';

const ReceivedBills = lazy(async () => ({ default: (await import('./ReceivedBills')).ReceivedBills }));

const ShipmentClaims = lazy(async () => ({ default: (await import('./ShipmentClaims')).ShipmentClaims }));

const Ledger = lazy(async () => ({ default: (await import('./Ledger')).Ledger }));

/** What the carrier reported before its invoice. */
function Rerated({ rerating }: { rerating: NonNullable<ChargeLedger['rerating']> }) {
  return (
    <div className={classes.ledger}>
      <RerateNote rerating={rerating} />
    </div>
  );
}

/** The ledger once there are preliminary charges or an invoice, quoted and booked charges with their sources, and what the carrier sent, and claims. */
export function ChargesTab({ shipment }: { shipment: Shipment }) {
  const { api, host } = useRemote();
  const isAllowed = host.session.can('price.read');
  const charges = useQuery({ ...shipmentQueries.charges(api, shipment.id), enabled: isAllowed });
  if (!isAllowed || isForbidden(charges.error)) return <ForbiddenState />;
  return (
    <QueryBoundary query={charges} loading={t`Loading charges`} failed={t`The charges could not be loaded`} rows={6}>
      {(ledger) => (
        <>
          {(ledger.invoices.length > 0 || ledger.entries.length > 0) && (
            <Suspense fallback={<SkeletonRows rows={4} label={t`Loading charges`} />}>
              <Ledger ledger={ledger} shipment={shipment} />
            </Suspense>
          )}
          {ledger.rerating && ledger.invoices.length === 0 && <Rerated rerating={ledger.rerating} />}
          <Stages stages={ledger.stages} terms={shipment.terms ?? []} />
          <Suspense fallback={<SkeletonRows rows={1} label={t`Loading charges`} />}>
            <ReceivedBills shipmentId={shipment.id} bills={ledger.received} />
            <ShipmentClaims shipment={shipment} />
          </Suspense>
        </>
      )}
    </QueryBoundary>
  );
}

function Stages({ stages, terms }: { stages: readonly ChargeStage[]; terms: readonly OfferTerm[] }) {
  if (stages.length === 0)
    return <EmptyState title={t`No charges`}>{t`This shipment was booked without a price.`}</EmptyState>;
  return (
    <div className={classes.stages}>
      {stages.map((stage) => (
        <Stage key={stage.stage} stage={stage} />
      ))}
      {terms.length > 0 && (
        <section className={classes.later}>
          <Title order={2}>{t`Possible additional charges`}</Title>
          {terms.map(({ code, description }) => (
            <Text key={code}>{description}</Text>
          ))}
        </section>
      )}
    </div>
  );
}

const NAMES: Record<ChargeStage['stage'], { title: MessageDescriptor; bill: MessageDescriptor }> = {
  QUOTED: { title: msg`Quoted`, bill: msg`Quoted charges` },
  BOOKED: { title: msg({ context: 'amount', message: 'Booked' }), bill: msg`Booked charges` },
};

function Stage({ stage: { stage, fixedAt, total, change, lines } }: { stage: ChargeStage }) {
  const { title, bill } = NAMES[stage];
  return (
    <section className={classes.stage}>
      <Title order={2}>{i18n._(title)}</Title>
      <Text size="xs" c="dimmed">
        {formatInstant(fixedAt)}
        {change && `, ${differenceInWords(change)}`}
      </Text>
      <Bill label={i18n._(bill)} lines={lines} total={total} />
    </section>
  );
}

function differenceInWords(change: NonNullable<ChargeStage['change']>): string {
  if (change.amount === 0) return t`as quoted`;
  const size = formatMoney({ ...change, amount: Math.abs(change.amount) });
  return change.amount > 0 ? t`${size} more than quoted` : t`${size} less than quoted`;
}

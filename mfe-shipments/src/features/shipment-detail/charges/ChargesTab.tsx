import { failureDigest, failureMessage, isForbidden, useRemote } from '@lading/mfe-kit';
import { Bill } from '@lading/trade/bill';
import {
  EmptyState,
  ErrorState,
  ForbiddenState,
  formatInstant,
  formatMoney,
  SkeletonRows,
  Text,
  Title,
} from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { shipmentQueries } from '../../../shared/api/shipments';
import type { Shipment } from '../../../shared/types';
import type { ChargeStage } from '../types';
import classes from './charges.module.css';

/** What was quoted and booked, each amount with where it comes from, and what is still to come. */
export function ChargesTab({ shipment }: { shipment: Shipment }) {
  const { api, host } = useRemote();
  const maySee = host.session.can('price.read');
  const charges = useQuery({ ...shipmentQueries.charges(api, shipment.id), enabled: maySee });
  if (!maySee || isForbidden(charges.error)) return <ForbiddenState />;
  if (charges.isPending) return <SkeletonRows rows={6} label={t`Loading charges`} />;
  if (charges.isError) {
    const message = failureMessage(charges.error);
    const digest = failureDigest(charges.error);
    return (
      <ErrorState title={t`The charges could not be loaded`} digest={digest} onRetry={() => void charges.refetch()}>
        {message}
      </ErrorState>
    );
  }
  if (charges.data.stages.length === 0)
    return <EmptyState title={t`No charges`}>{t`This shipment was booked without a price.`}</EmptyState>;
  return (
    <div className={classes.stages}>
      {charges.data.stages.map((stage) => (
        <Stage key={stage.stage} stage={stage} />
      ))}
      <section className={classes.later}>
        <Title order={2}>{t`Later: preliminary, invoiced, disputed`}</Title>
        <Text>
          <Trans>
            The carrier has not sent charges of its own. When it does, they stand here beside the booked ones, with the
            difference of every line. Until then the booked total is the best that is known; a reweigh or a service at
            the dock may still change it.
          </Trans>
        </Text>
      </section>
    </div>
  );
}

const NAMES: Record<ChargeStage['stage'], { title: MessageDescriptor; bill: MessageDescriptor }> = {
  QUOTED: { title: msg`Quoted`, bill: msg`Quoted charges` },
  BOOKED: { title: msg`Booked`, bill: msg`Booked charges` },
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

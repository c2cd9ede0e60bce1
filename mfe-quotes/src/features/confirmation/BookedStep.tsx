import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { zoneName } from '@lading/trade';
import { Term } from '@lading/trade/glossary';
import {
  Button,
  CopyText,
  formatDate,
  formatTime,
  IconMail,
  IconPrinter,
  saveFile,
  StatusBadge,
  type StatusTone,
  Title,
  useDisclosure,
} from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { printDocument, shipmentQueries } from '../../shared/api/shipments';
import type { Shipment } from '../../shared/api/types';
import type { ConfirmationSlotProps } from '../../shared/booking-slot';
import classes from './confirmation.module.css';
import { EmailConsigneeDialog } from './EmailConsigneeDialog';

type TenderState = NonNullable<Shipment['tender']['state']>;

const TENDERS: Record<TenderState, { tone: StatusTone; word: MessageDescriptor }> = {
  pending: { tone: 'active', word: msg`Sending` },
  sent: { tone: 'active', word: msg`Sent` },
  accepted: { tone: 'done', word: msg`Accepted` },
  rejected: { tone: 'attention', word: msg`Declined` },
  failed: { tone: 'failed', word: msg`Not delivered` },
  withdrawn: { tone: 'neutral', word: msg`Withdrawn` },
};

const FILE_NAMES = { bol: 'BOL.pdf', labels: 'Labels.pdf' };

/** Statuses in which the freight still waits for its truck. */
const BEFORE_PICKUP: readonly Shipment['status'][] = [
  'booked',
  'tendered',
  'tender_rejected',
  'accepted',
  'pickup_scheduled',
  'en_route_pickup',
  'at_pickup',
];

/** What follows a booking: the numbers as far as they are known, documents, and the email to the consignee. */
export function BookedStep({ shipmentId, takesFocus }: ConfirmationSlotProps) {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const shipment = useQuery(shipmentQueries.detail(api, shipmentId));
  useEffect(
    () =>
      host.events.live('shipment', ({ id }) => {
        if (id === null || id === shipmentId)
          void cache.invalidateQueries({ queryKey: shipmentQueries.detail(api, shipmentId).queryKey });
      }),
    [api, cache, host.events, shipmentId],
  );
  return (
    <QueryBoundary
      query={shipment}
      failed={t`The shipment could not be loaded`}
      loading={t`Loading the shipment`}
      rows={2}
    >
      {(data) => <Confirmation shipment={data} takesFocus={takesFocus} />}
    </QueryBoundary>
  );
}

function Confirmation({ shipment, takesFocus }: { shipment: Shipment; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { number, carrier, bolNumber, proNumber, tender } = shipment;
  return (
    <section className={classes.confirmation} aria-labelledby="booked-heading">
      <Title order={2} id="booked-heading" ref={heading} tabIndex={-1} className={classes.heading}>
        <Trans>Booked as {number}</Trans>
      </Title>
      <dl className={classes.numbers}>
        <Fact label={t`Carrier`}>{carrier.name}</Fact>
        <Fact label={t`Pickup number`}>{tender.pickupNumber ?? t`not assigned yet`}</Fact>
        <Fact label={<Term of="proNumber">{t`PRO number`}</Term>}>{proNumber ?? t`not assigned yet`}</Fact>
        <Fact label={<Term of="bol">{t`Bill of lading`}</Term>}>
          <CopyText name={t`bill of lading number`} text={bolNumber} />
        </Fact>
      </dl>
      {BEFORE_PICKUP.includes(shipment.status) && <NextSteps shipment={shipment} />}
    </section>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NextSteps({ shipment }: { shipment: Shipment }) {
  const { host } = useRemote();
  const [emailing, dialog] = useDisclosure();
  const { tender, stops, handlingUnitCount, etaOn, latestDeliveryOn, destination } = shipment;
  const state = tender.state && TENDERS[tender.state];
  const expectedOn = etaOn ?? latestDeliveryOn;
  return (
    <ol className={classes.steps} aria-label={t`Next steps`}>
      <Step title={t`Carrier`}>
        {state && <StatusBadge tone={state.tone}>{i18n._(state.word)}</StatusBadge>} {tender.text}
      </Step>
      <Step title={t`Dock`} action={host.session.can('document.read') && <PrintButtons shipment={shipment} />}>
        {pickupText(shipment)}{' '}
        {plural(handlingUnitCount, {
          one: 'Label the handling unit, and hand the bill of lading to the driver.',
          other: 'Label the # handling units, and hand the bill of lading to the driver.',
        })}
      </Step>
      <Step
        title={t`Consignee`}
        action={
          host.session.can('shipment.edit') && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconMail size={16} aria-hidden="true" />}
              onClick={dialog.open}
            >
              <Trans>Email consignee</Trans>
            </Button>
          )
        }
      >
        {expectedOn
          ? t`Announce the delivery of ${formatDate(expectedOn)} to ${stops.at(-1)?.contact?.name ?? destination.name}.`
          : t`Announce the delivery to ${stops.at(-1)?.contact?.name ?? destination.name}.`}
      </Step>
      {emailing && <EmailConsigneeDialog shipment={shipment} onClose={dialog.close} />}
    </ol>
  );
}

function Step({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.step}>
      <strong>{title}</strong>
      <span>{children}</span>
      {action && <span className={classes.actions}>{action}</span>}
    </li>
  );
}

function pickupText({ pickup: { on, readyFrom, closeAt }, timeZones, origin }: Shipment): string {
  const [zone] = timeZones;
  const window = readyFrom && closeAt ? `, ${formatTime(readyFrom)}–${formatTime(closeAt)}` : '';
  const local = zone ? ` ${zoneName(zone, on)}` : '';
  return t`The truck arrives ${formatDate(on)}${window}${local} to ${origin.name}.`;
}

function PrintButtons({ shipment: { id, number } }: { shipment: Shipment }) {
  const { api, host } = useRemote();
  const print = useMutation({
    mutationFn: (kind: 'bol' | 'labels') => printDocument(api, id, kind),
    onSuccess: (bytes, kind) => saveFile(`${number}-${FILE_NAMES[kind]}`, bytes),
    onError: () => host.notify({ kind: 'error', message: t`The documents of ${number} were not created. Try again.` }),
  });
  const button = (kind: 'bol' | 'labels', label: string) => (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPrinter size={16} aria-hidden="true" />}
      loading={print.isPending && print.variables === kind}
      onClick={() => print.mutate(kind)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('bol', t`Print BOL`)}
      {button('labels', t`Print labels`)}
    </>
  );
}

import { useRemote } from '@lading/mfe-kit';
import { Term } from '@lading/trade/glossary';
import { StatusBadge, type StatusTone, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Shipment } from '../../../shared/types';
import { mayResend } from '../actions/may-tender';
import { PICKED_UP, stationOf } from '../journey';
import { AcceptButton } from './AcceptButton';
import classes from './overview.module.css';
import { Panel } from './Panel';
import { ResendButton } from './ResendButton';

type State = NonNullable<Shipment['tender']['state']>;

const STATES: Record<State, { label: MessageDescriptor; tone: StatusTone }> = {
  pending: { label: msg`Sending to the carrier`, tone: 'active' },
  sent: { label: msg`Waiting for the carrier`, tone: 'active' },
  accepted: { label: msg`Accepted`, tone: 'done' },
  rejected: { label: msg`Rejected`, tone: 'attention' },
  failed: { label: msg`Failed`, tone: 'failed' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
};

/** State of the tender until the freight is picked up. A carrier that was emailed can pick up without an answer. */
export function TenderPanel({ shipment }: { shipment: Shipment }) {
  const { session } = useRemote().host;
  const { state, text } = shipment.tender;
  if ((stationOf(shipment.status) ?? 0) >= PICKED_UP && !mayResend(shipment, session)) return null;
  return (
    <Panel title={<Term of="tender">{t`Tender`}</Term>}>
      <div className={classes.tender}>
        {state && <StatusBadge tone={STATES[state].tone}>{i18n._(STATES[state].label)}</StatusBadge>}
        <Text component="p">
          {shipment.status === 'cancelled' && state === null ? t`Canceled before it was tendered.` : text}
        </Text>
        <AcceptButton shipment={shipment} />
        <ResendButton shipment={shipment} />
      </div>
    </Panel>
  );
}

import { useRemote } from '@lading/mfe-kit';
import { Button, KeyValue, StatusBadge, type StatusTone, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Shipment } from '../../../shared/types';
import { mayTender } from '../actions/may-tender';
import { TenderDialog } from '../actions/TenderDialog';
import { PICKED_UP, stationOf } from '../journey';
import { AcceptButton } from './AcceptButton';
import { ResendButton } from './ResendButton';
import classes from './overview.module.css';

type State = NonNullable<Shipment['tender']['state']>;

const STATES: Record<State, { label: MessageDescriptor; tone: StatusTone }> = {
  pending: { label: msg`Sending to the carrier`, tone: 'active' },
  sent: { label: msg`Waiting for the carrier`, tone: 'active' },
  accepted: { label: msg`Accepted`, tone: 'done' },
  rejected: { label: msg`Rejected`, tone: 'attention' },
  failed: { label: msg`Failed`, tone: 'failed' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
};

/** State of the tender, with the choice of another carrier after a rejection or failure. */
export function TenderPanel({ shipment }: { shipment: Shipment }) {
  const { session } = useRemote().host;
  const [choosing, setChoosing] = useState(false);
  const { state, text, carrierConfirmation, pickupNumber } = shipment.tender;
  const numbers = [
    ...(carrierConfirmation ? [{ label: t`Carrier’s confirmation`, value: carrierConfirmation }] : []),
    ...(pickupNumber ? [{ label: t`Pickup number`, value: pickupNumber }] : []),
  ];
  // A carrier that was written to may pick up without ever having answered.
  const isTaken = (stationOf(shipment.status) ?? 0) >= PICKED_UP;
  const needsAnother = state === 'rejected' || state === 'failed';
  return (
    <div className={classes.tender}>
      {isTaken ? (
        <StatusBadge tone="done">{t`Picked up`}</StatusBadge>
      ) : (
        <>
          {state && <StatusBadge tone={STATES[state].tone}>{i18n._(STATES[state].label)}</StatusBadge>}
          <Text component="p">
            {shipment.status === 'cancelled' && state === null ? t`Canceled before it was tendered.` : text}
          </Text>
        </>
      )}
      {numbers.length > 0 && <KeyValue items={numbers} />}
      {!isTaken && <AcceptButton shipment={shipment} />}
      <ResendButton shipment={shipment} />
      {mayTender(shipment, session) && (
        <Button variant={needsAnother ? 'filled' : 'default'} onClick={() => setChoosing(true)}>
          {needsAnother ? t`Choose another carrier` : t`Tender to another carrier`}
        </Button>
      )}
      {choosing && <TenderDialog shipment={shipment} onClose={() => setChoosing(false)} />}
    </div>
  );
}

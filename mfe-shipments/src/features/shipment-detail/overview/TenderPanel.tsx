import { Button, KeyValue, StatusBadge, type StatusTone, Text } from '@lading/ui';
import { useState } from 'react';
import { useArea } from '../../../shared/area';
import type { Shipment } from '../../../shared/types';
import { mayTender } from '../actions/may-tender';
import { TenderDialog } from '../actions/TenderDialog';
import { stationOf, STATIONS } from '../journey';
import { AcceptButton } from './AcceptButton';
import classes from './overview.module.css';

type State = NonNullable<Shipment['tender']['state']>;

const STATES: Record<State, { label: string; tone: StatusTone }> = {
  pending: { label: 'On its way to the carrier', tone: 'active' },
  sent: { label: 'Waiting for the carrier', tone: 'active' },
  accepted: { label: 'Accepted', tone: 'done' },
  rejected: { label: 'Rejected', tone: 'attention' },
  failed: { label: 'Could not be delivered', tone: 'failed' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** What the carrier said to the tender, and the way to the next carrier when it is needed. */
export function TenderPanel({ shipment }: { shipment: Shipment }) {
  const { session } = useArea().host;
  const [choosing, setChoosing] = useState(false);
  const { state, text, carrierConfirmation, pickupNumber } = shipment.tender;
  const numbers = [
    ...(carrierConfirmation ? [{ label: 'Carrier’s confirmation', value: carrierConfirmation }] : []),
    ...(pickupNumber ? [{ label: 'Pickup number', value: pickupNumber }] : []),
  ];
  // A carrier that was written to may pick up without ever having answered.
  const isTaken = (stationOf(shipment.status) ?? 0) >= STATIONS.indexOf('Picked up');
  const needsAnother = state === 'rejected' || state === 'failed';
  return (
    <div className={classes.tender}>
      {isTaken ? (
        <StatusBadge tone="done">The carrier has the freight</StatusBadge>
      ) : (
        <>
          {state && <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>}
          <Text component="p">{shipment.status === 'cancelled' && state === null ? 'It was cancelled before it was tendered.' : text}</Text>
        </>
      )}
      {numbers.length > 0 && <KeyValue items={numbers} />}
      {!isTaken && <AcceptButton shipment={shipment} />}
      {mayTender(shipment, session) && (
        <Button variant={needsAnother ? 'filled' : 'default'} onClick={() => setChoosing(true)}>
          {needsAnother ? 'Choose another carrier' : 'Tender to another carrier'}
        </Button>
      )}
      {choosing && <TenderDialog shipment={shipment} onClose={() => setChoosing(false)} />}
    </div>
  );
}

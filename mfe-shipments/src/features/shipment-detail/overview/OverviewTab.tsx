import { KeyValue } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Shipment } from '../../../shared/types';
import { bookingFacts } from './booking-facts';
import { CustomsPanel } from './CustomsPanel';
import { FreightTable } from './FreightTable';
import classes from './overview.module.css';
import { Panel } from './Panel';
import { Party } from './Party';
import { serviceText } from './service-text';
import { TenderPanel } from './TenderPanel';

function StopPanels({ shipment: { stops, handlingUnits } }: { shipment: Shipment }) {
  const between = stops.filter(({ type }) => type === 'intermediate');
  return stops.map((stop, index) => (
    <Panel key={index} title={stopTitle(stop, between.indexOf(stop) + 1)}>
      <Party party={stop} />
      {stop.operation && <p>{operationText(stop, handlingUnits)}</p>}
      {stop.instructions && <p>{stop.instructions}</p>}
    </Panel>
  ));
}

type Stop = Shipment['stops'][number];

function stopTitle({ type }: Stop, number: number): string {
  if (type === 'intermediate') return t`Stop ${number}`;
  return type === 'origin' ? t`From` : t`To`;
}

/** `Drop: item 1 (2 PAT)`. */
function operationText({ operation, handlingUnits: items = [] }: Stop, units: Shipment['handlingUnits']): string {
  const what = items.flatMap((item) => {
    const unit = units[item];
    return unit ? [t`item ${item + 1} (${unit.count} ${unit.type})`] : [];
  });
  const name = operation === 'pickup' ? t`Pick up` : t`Drop`;
  return what.length === 0 ? name : `${name}: ${what.join(', ')}`;
}

const TERMS = { prepaid: msg`Prepaid`, collect: msg`Collect`, third_party: msg`Third party` } as const;

function PaymentPanel({ payment: { terms, billTo, byCompany } }: { payment: NonNullable<Shipment['payment']> }) {
  const account = billTo?.accountNumber;
  const facts = [
    { label: t`Terms`, value: i18n._(TERMS[terms]) },
    ...(byCompany && !billTo ? [{ label: t`Bill to`, value: t`Your company` }] : []),
    ...(billTo ? [{ label: t`Bill to`, value: <Party party={billTo} /> }] : []),
    ...(account ? [{ label: t`Account number`, value: account }] : []),
  ];
  return (
    <Panel title={t`Payment`}>
      <KeyValue items={facts} />
    </Panel>
  );
}

/** Parties, booking facts and freight. */
export function OverviewTab({ shipment }: { shipment: Shipment }) {
  const { payment, accessorials } = shipment;
  return (
    <div className={classes.columns}>
      <StopPanels shipment={shipment} />
      <Panel title={t`Tender`}>
        <TenderPanel shipment={shipment} />
      </Panel>
      <Panel title={t`Booking`}>
        <KeyValue items={bookingFacts(shipment)} />
      </Panel>
      {payment && <PaymentPanel payment={payment} />}
      {shipment.crossBorder && <CustomsPanel shipment={shipment} />}
      <Panel title={t`Services`}>
        {accessorials.length === 0 ? (
          t`None`
        ) : (
          <ul className={classes.services}>
            {accessorials.map((service) => (
              <li key={service.code}>{serviceText(service)}</li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t`Freight`} wide>
        <FreightTable shipment={shipment} />
      </Panel>
    </div>
  );
}

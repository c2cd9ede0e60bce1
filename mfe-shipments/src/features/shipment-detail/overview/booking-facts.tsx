import { Term } from '@lading/trade/glossary';
import { paths } from '@lading/mfe-contract';
import { equipmentName, modeName } from '@lading/trade';
import { Anchor, CopyText, formatDate, formatInstant, formatMoney, formatNumber, formatTime } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { promisedDelivery } from '../../../shared/promised-delivery';
import type { Shipment } from '../../../shared/types';
import { zoneName } from '../../../shared/local-instant';
import { Party } from './Party';

interface Fact {
  label: string;
  /** Shown in place of the label. */
  heading?: ReactNode;
  value: ReactNode;
}

const given = (label: string, value: ReactNode): Fact[] => (value ? [{ label, value }] : []);

function pickupWindow({ pickup, timeZones }: Shipment): string {
  const day = formatDate(pickup.on);
  if (!pickup.readyFrom || !pickup.closeAt) return day;
  const from = formatTime(pickup.readyFrom);
  const to = formatTime(pickup.closeAt);
  return timeZones[0] ? t`${day}, ${from} to ${to} (${zoneName(timeZones[0])} time)` : t`${day}, ${from} to ${to}`;
}

function requiredDelivery({ delivery }: Shipment): string | null {
  if (!delivery?.on) return null;
  const day = formatDate(delivery.on);
  if (delivery.type === 'by') return t`By ${day}`;
  if (delivery.type === 'window' && delivery.to) return t`${day} to ${formatDate(delivery.to)}`;
  return delivery.type === 'none' ? null : t`On ${day}`;
}

/** `-20 to -18 °C, continuous, pre-cool the trailer`. */
function temperatureText({ temperature }: Shipment): string | null {
  if (!temperature) return null;
  const { min, max, unit, mode, preCool } = temperature;
  const range = t`${formatNumber(min)} to ${formatNumber(max)} °${unit}`;
  return [range, mode === 'cycle' ? t`cycle` : t`continuous`, ...(preCool ? [t`pre-cool the trailer`] : [])].join(', ');
}

const TERMS = { prepaid: msg`Prepaid`, collect: msg`Collect`, third_party: msg`Third party` } as const;

function paymentFacts({ payment }: Shipment): Fact[] {
  if (!payment) return [];
  const { terms, billTo, byCompany } = payment;
  return [
    { label: t`Terms`, value: i18n._(TERMS[terms]) },
    ...given(t`Bill to`, billTo ? <Party party={billTo} /> : byCompany && t`Your company`),
    ...given(t`Account number`, billTo?.accountNumber),
  ];
}

/** Values that were booked; those that the shipment does not have are left out. */
export function bookingFacts(shipment: Shipment): Fact[] {
  const { carrier, mode, service, equipment, total, declaredValue, liability, tender } = shipment;
  return [
    { label: t`Pickup`, value: pickupWindow(shipment) },
    {
      label: t`Estimated delivery`,
      value: shipment.estimatedDeliveryOn ? t`${promisedDelivery(shipment)}, not guaranteed` : t`Not estimated`,
    },
    ...given(t`Required delivery`, requiredDelivery(shipment)),
    { label: t`Carrier`, value: `${carrier.name} (${carrier.scac}), ${modeName(mode)}, ${service}` },
    ...given(t`Carrier’s confirmation`, tender.carrierConfirmation),
    ...given(t`Pickup number`, tender.pickupNumber),
    ...given(t`Trailer`, equipment && equipmentName(equipment)),
    ...given(t`Temperature`, temperatureText(shipment)),
    ...given(t`Booked total`, total && formatMoney(total)),
    ...given(t`Declared value`, declaredValue && formatMoney(declaredValue)),
    ...given(t`Carrier liability`, liability && formatMoney(liability)),
    {
      label: t`Quote`,
      value: (
        <Anchor component={Link} to={paths.quote(shipment.quoteId)}>
          {shipment.quoteNumber}
        </Anchor>
      ),
    },
    ...given(t`Carrier quote`, shipment.carrierQuoteNumber),
    { label: t({ context: 'shipment', message: 'Booked' }), value: formatInstant(shipment.createdAt) },
    ...given(t`References`, shipment.references.map(({ type, value }) => `${type} ${value}`).join(', ')),
    {
      label: t`BOL number`,
      heading: <Term of="bol">{t`BOL number`}</Term>,
      value: <CopyText name={t`BOL number`} text={shipment.bolNumber} />,
    },
    ...paymentFacts(shipment),
    ...given(t`Instructions`, shipment.instructions),
  ];
}

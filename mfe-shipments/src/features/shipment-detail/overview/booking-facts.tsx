import { paths } from '@lading/mfe-contract';
import { equipmentName, modeName } from '@lading/trade';
import { Anchor, formatDate, formatInstant, formatMoney, formatNumber, formatTime } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { promisedDelivery } from '../../../shared/promised-delivery';
import type { Shipment } from '../../../shared/types';
import { zoneName } from '../local-instant';

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

/** Values that were booked; those that the shipment does not have are left out. */
export function bookingFacts(shipment: Shipment) {
  const { carrier, mode, service, equipment, total, declaredValue, liability } = shipment;
  const given = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  return [
    { label: t`Pickup`, value: pickupWindow(shipment) },
    {
      label: t`Estimated delivery`,
      value: shipment.estimatedDeliveryOn ? t`${promisedDelivery(shipment)}, not guaranteed` : t`Not estimated`,
    },
    ...given(t`Required delivery`, requiredDelivery(shipment)),
    { label: t`Carrier`, value: `${carrier.name} (${carrier.scac}), ${modeName(mode)}, ${service}` },
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
    { label: t`Booked`, value: formatInstant(shipment.createdAt) },
    {
      label: t`References`,
      value: shipment.references.map(({ type, value }) => `${type} ${value}`).join(', ') || t`None`,
    },
    ...given(t`Instructions`, shipment.instructions),
  ];
}

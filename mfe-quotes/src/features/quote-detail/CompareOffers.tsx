import { formatMoney, formatNumber, Modal, useMediaQuery } from '@lading/ui';
import type { ReactNode } from 'react';
import type { Offer } from '../../shared/api/types';
import { CarrierBadge } from '../../shared/offers/CarrierBadge';
import { describeDelivery, describeTransit } from '../../shared/offers/describe-transit';
import { equipmentName, modeName } from '../../shared/trade/modes';
import classes from './compare.module.css';

interface Line {
  label: string;
  cell(offer: Offer): ReactNode;
}

/** Up to three offers side by side, every charge in its line. */
export function CompareOffers({ opened, offers, onClose }: { opened: boolean; offers: readonly Offer[]; onClose(): void }) {
  const isPhone = useMediaQuery('(max-width: 48em)');
  return (
    <Modal opened={opened} onClose={onClose} title="Compare offers" size="xl" fullScreen={isPhone} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Comparison offers={offers} />
    </Modal>
  );
}

function Comparison({ offers }: { offers: readonly Offer[] }) {
  return (
    <div className={classes.frame} role="region" aria-label="Offers side by side" tabIndex={0}>
      <table className={classes.table} aria-label="Comparison of offers">
        <thead>
          <tr>
            <td />
            {offers.map(({ id, carrier }) => (
              <th key={id} scope="col">
                {carrier.name}
                <span className={classes.under}>
                  <CarrierBadge carrier={carrier} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...chargeLines(offers), ...TERMS].map(({ label, cell }) => (
            <tr key={label} data-total={label === 'Total' || undefined}>
              <th scope="row">{label}</th>
              {offers.map((offer) => (
                <td key={offer.id}>{cell(offer)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One line per kind of charge that any of the offers has. Several commodities make one linehaul. */
function chargeLines(offers: readonly Offer[]): Line[] {
  const descriptions = new Map(offers.flatMap(({ lines }) => lines.map(({ code, description }) => [code, NAMES[code] ?? description])));
  return [...descriptions].map(([code, label]) => ({
    label,
    cell: ({ lines, total: { currency } }) => {
      const own = lines.filter((line) => line.code === code);
      return own.length === 0 ? <span className={classes.none}>not charged</span> : formatMoney({ amount: own.reduce((sum, { amount }) => sum + amount.amount, 0), currency });
    },
  }));
}

const NAMES: Record<string, string> = {
  LINEHAUL: 'Linehaul', DEFICIT: 'Deficit weight', DISCOUNT: 'Discount', MINIMUM: 'Lift to the minimum', FUEL: 'Fuel surcharge', CUBIC: 'Cubic capacity rule', LINEAR_FOOT: 'Linear foot rule', STOP_OFF: 'Stop-offs',
};

const TERMS: Line[] = [
  { label: 'Total', cell: ({ total }) => formatMoney(total) },
  { label: 'Likely total', cell: ({ likelyTotal, likelyReason }) => (likelyReason ? `${formatMoney(likelyTotal)}, ${likelyReason}` : 'as quoted') },
  { label: 'Transit', cell: ({ transit }) => describeTransit(transit) },
  { label: 'Delivery', cell: describeDelivery },
  { label: 'Mode and service', cell: ({ mode, equipment, service }) => [modeName(mode), equipment && equipmentName(equipment), service].filter(Boolean).join(', ') },
  { label: 'Liability', cell: ({ liability }) => (liability ? `up to ${formatMoney(liability)}` : 'not stated') },
  { label: 'CO2e', cell: ({ co2e }) => `${formatNumber(co2e.kg)} kg` },
];

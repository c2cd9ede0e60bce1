import { convertMoney, equipmentName, modeName, nameOf } from '@lading/trade';
import { Button, formatDate, formatMoney, formatNumber, Modal, useMediaQuery } from '@lading/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Offer } from '../../shared/api/types';
import { CarrierBadge } from '../../shared/offers/CarrierBadge';
import { describeLikely } from '../../shared/offers/describe-likely';
import { describeDelivery, describeTransit } from '../../shared/offers/describe-transit';
import { OfferMarks } from '../../shared/offers/OfferMarks';
import { COMPARED_SCOPE, type CurrencyComparison, markOffers, type OfferMark } from '../../shared/offers/rank-offers';
import classes from './compare.module.css';

interface Line {
  label: string;
  isTotal?: true;
  /** The mark of the best offer in this line. */
  mark?: OfferMark;
  cell(offer: Offer): ReactNode;
}

interface ComparisonProps {
  offers: readonly Offer[];
  comparison: CurrencyComparison | null;
  /** Missing if the offers cannot be booked. */
  onBook?: (offerId: string) => void;
}

/** Up to three offers side by side, every charge in its line. */
export function CompareOffers({
  opened,
  onClose,
  ...compared
}: ComparisonProps & { opened: boolean; onClose(): void }) {
  const isPhone = useMediaQuery('(max-width: 48em)');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t`Compare offers`}
      size="xl"
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Comparison {...compared} />
    </Modal>
  );
}

function Comparison({ offers, comparison, onBook }: ComparisonProps) {
  const marksOf = markOffers(offers, comparison?.rate);
  return (
    <div className={classes.frame} role="region" aria-label={t`Offers side by side`} tabIndex={0}>
      <table className={classes.table} aria-label={t`Comparison of offers`}>
        <thead>
          <tr>
            <td />
            {offers.map(({ id, carrier, carrierService }) => (
              <th key={id} scope="col">
                {carrier.name}
                <span className={classes.under}>
                  <CarrierBadge carrier={carrier} /> {carrierService?.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...chargeLines(offers), ...termLines(comparison)].map(({ label, isTotal, mark, cell }) => (
            <tr key={label} data-total={isTotal}>
              <th scope="row">{label}</th>
              {offers.map((offer) => (
                <td key={offer.id}>
                  {cell(offer)}
                  {mark && (
                    <span className={classes.under}>
                      <OfferMarks marks={marksOf(offer).filter((own) => own === mark)} />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {onBook && (
          <tfoot>
            <tr>
              <td />
              {offers.map(({ id, carrier, total }) => (
                <td key={id}>
                  <Button size="xs" onClick={() => onBook(id)} aria-label={t`Book ${carrier.name}`}>
                    <Trans>Book for {formatMoney(total)}</Trans>
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** One line per kind of charge that any of the offers has. Several commodities make one linehaul. */
function chargeLines(offers: readonly Offer[]): Line[] {
  const descriptions = new Map(
    offers.flatMap(({ lines }) => lines.map(({ code, description }) => [code, nameOf(CHARGES, code, description)])),
  );
  return [...descriptions].map(([code, label]) => ({
    label,
    cell: ({ lines, total: { currency } }) => {
      const own = lines.filter((line) => line.code === code);
      return own.length === 0 ? (
        <span className={classes.none}>
          {isAccessorial(code) && lines.some((line) => line.code === LUMP_SUM) ? (
            <Trans>in additional services</Trans>
          ) : (
            <Trans>not charged</Trans>
          )}
        </span>
      ) : (
        formatMoney({ amount: own.reduce((sum, { amount }) => sum + amount.amount, 0), currency })
      );
    },
  }));
}

/** Charge of a carrier that reports its accessorials as one amount. */
const LUMP_SUM = 'ACCESSORIAL';

const isAccessorial = (code: string) => code !== LUMP_SUM && !(code in CHARGES);

const CHARGES: Partial<Record<string, MessageDescriptor>> = {
  LINEHAUL: msg`Linehaul`,
  DEFICIT: msg`Deficit weight`,
  DISCOUNT: msg`Discount`,
  MINIMUM: msg`Minimum charge adjustment`,
  FUEL: msg`Fuel surcharge`,
  CUBIC: msg`Cubic capacity rule`,
  LINEAR_FOOT: msg`Linear foot rule`,
  STOP_OFF: msg`Stop-offs`,
};

function convertedLine({ rate, currency }: CurrencyComparison): Line {
  const { cadPerUsd, source, effectiveOn } = rate;
  return {
    label: t`Total in ${currency} at ${cadPerUsd} CAD per USD (${source}, ${formatDate(effectiveOn)})`,
    cell: ({ total }) => formatMoney(total.currency === currency ? total : convertMoney(total, rate)),
  };
}

const termLines = (comparison: CurrencyComparison | null): Line[] => [
  { label: t`Total`, isTotal: true, mark: 'cheapest', cell: ({ total }) => formatMoney(total) },
  ...(comparison ? [convertedLine(comparison)] : []),
  {
    label: t`Likely total`,
    cell: describeLikely,
  },
  { label: t`Transit`, mark: 'fastest', cell: describeTransit },
  { label: t`Delivery`, cell: describeDelivery },
  {
    label: t`Mode and service`,
    cell: ({ mode, equipment, service }) =>
      [modeName(mode), equipment && equipmentName(equipment), service].filter(Boolean).join(', '),
  },
  { label: t`Liability`, cell: ({ liability }) => (liability ? t`up to ${formatMoney(liability)}` : t`not specified`) },
  {
    label: 'CO2e',
    mark: 'greenest',
    cell: ({ co2e }) => {
      const kg = formatNumber(co2e.kg);
      return co2e.scope === COMPARED_SCOPE ? t`${kg} kg` : t`not comparable: ${kg} kg excludes fuel production`;
    },
  },
];

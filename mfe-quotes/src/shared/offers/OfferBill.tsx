import { Bill } from '@lading/trade/bill';
import { formatInstant, formatMoney, IconAlertTriangle, KeyValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Offer } from '../api/types';
import { describeTransit } from './describe-transit';
import { describeLikely } from './describe-likely';
import classes from './offer-bill.module.css';

/** The bill of one offer line by line, and its terms. */
export function OfferBill({ offer }: { offer: Offer }) {
  return (
    <div className={classes.bill}>
      <Bill label={t`Charges of ${offer.carrier.name}`} lines={offer.lines} total={offer.total} />
      <OfferTerms offer={offer} />
    </div>
  );
}

function OfferTerms({ offer }: { offer: Offer }) {
  const isGuaranteed = offer.lines.some(({ code }) => code.startsWith('GTD_'));
  const transit = describeTransit(offer);
  const { basis } = offer.transit;
  const terms = [
    {
      label: t`Likely total`,
      value: describeLikely(offer),
    },
    {
      label: t`Transit`,
      value: isGuaranteed ? t`${transit} by ${basis}` : t`${transit} by ${basis}; an estimate, not guaranteed`,
    },
    {
      label: t`Liability`,
      value: offer.liability ? t`Up to ${formatMoney(offer.liability)}` : t`Not specified`,
    },
    { label: 'CO2e', value: describeEmissions(offer.co2e) },
    ...(offer.terms?.length
      ? [{ label: t`Not in the total`, value: offer.terms.map(({ description }) => description).join('; ') }]
      : []),
    { label: t`Valid until`, value: formatInstant(offer.validUntil) },
    ...(offer.carrierService ? [{ label: t`Carrier service`, value: offer.carrierService.name }] : []),
    ...(offer.carrierQuoteNumber ? [{ label: t`Carrier quote number`, value: offer.carrierQuoteNumber }] : []),
  ];
  return (
    <div>
      {offer.warnings.map((warning) => (
        <p key={warning.code} className={classes.warning}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {warning.message}
        </p>
      ))}
      <KeyValue items={terms} />
    </div>
  );
}

/** Kilograms with factor, edition, scope and what it was applied to. */
function describeEmissions({ kg, factor, edition, scope, basis }: Offer['co2e']): string {
  return [t`${kg} kg`, t`factor ${factor}`, edition, scope === 'TTW' ? t`tank to wheel` : t`well to wheel`, basis]
    .filter(Boolean)
    .join(', ');
}

import { formatInstant, formatMoney, IconAlertTriangle, KeyValue, UnstyledButton } from '@lading/ui';
import { Fragment, useId, useState } from 'react';
import type { Offer } from '../api/types';
import { ChargeDetail } from './ChargeDetail';
import { describeTransit } from './describe-transit';
import classes from './offer-bill.module.css';

/** The bill of one offer line by line; each amount opens its explanation. */
export function OfferBill({ offer }: { offer: Offer }) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  return (
    <div className={classes.bill}>
      <table className={classes.lines} aria-label={`Bill of ${offer.carrier.name}`}>
        <tbody>
          {offer.lines.map((line, index) => (
            <Fragment key={index}>
              <tr>
                <th scope="row">{line.description}</th>
                <td>
                  <UnstyledButton
                    className={classes.amount}
                    aria-expanded={open === index}
                    aria-controls={`${id}-${index}`}
                    aria-label={`${formatMoney(line.amount)}, explain ${line.description}`}
                    onClick={() => setOpen(open === index ? null : index)}
                  >
                    {formatMoney(line.amount)}
                  </UnstyledButton>
                </td>
              </tr>
              {open === index && (
                <tr id={`${id}-${index}`}>
                  <td colSpan={2} className={classes.explanation}>
                    <ChargeDetail line={line} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatMoney(offer.total)}</td>
          </tr>
        </tfoot>
      </table>
      <OfferTerms offer={offer} />
    </div>
  );
}

function OfferTerms({ offer }: { offer: Offer }) {
  const isGuaranteed = offer.lines.some(({ code }) => code.startsWith('GTD_'));
  const terms = [
    { label: 'Likely total', value: offer.likelyReason ? `${formatMoney(offer.likelyTotal)}: ${offer.likelyReason}` : 'Same as the total' },
    { label: 'Transit', value: `${describeTransit(offer.transit)} by ${offer.transit.basis}${isGuaranteed ? '' : '; an estimate, not guaranteed'}` },
    { label: 'Liability', value: offer.liability ? `Up to ${formatMoney(offer.liability)}` : 'The carrier does not say' },
    { label: 'CO2e', value: describeEmissions(offer.co2e) },
    ...(offer.terms?.length ? [{ label: 'Not in the total', value: offer.terms.map(({ description }) => description).join('; ') }] : []),
    { label: 'Valid until', value: formatInstant(offer.validUntil) },
    ...(offer.carrierQuoteNumber ? [{ label: 'Carrier quote number', value: offer.carrierQuoteNumber }] : []),
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
  return [`${kg} kg`, `factor ${factor}`, edition, scope === 'TTW' ? 'tank to wheel' : 'well to wheel', basis].filter(Boolean).join(', ');
}

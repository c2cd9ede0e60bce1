import { VisuallyHidden } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferTotals } from '../api/types';
import { ExchangeNote } from './ExchangeNote';
import { OfferRow } from './OfferRow';
import classes from './offer-table.module.css';
import { type CurrencyComparison, markOffers } from './rank-offers';

export interface OfferTableProps<T extends OfferTotals> {
  /** In the order to be shown. */
  offers: readonly T[];
  label: string;
  /** For offers in different currencies; null if there is no exchange rate. */
  comparison?: CurrencyComparison | null;
  /** Offers picked for comparison; without it none can be picked. */
  picked?: { ids: readonly string[]; most: number; toggle(id: string): void };
  /** The offer that was booked. */
  bookedId?: string | null;
  /** What can be done with an offer. */
  action?: (offer: T) => ReactNode;
  /** The explanation of an opened offer. */
  renderBill(offer: T): ReactNode;
}

/** Offers as comparable rows of one height. The columns adapt to the width of the container: page, side panel or phone. */
export function OfferTable<T extends OfferTotals>({
  offers,
  label,
  comparison = null,
  picked,
  bookedId,
  action,
  renderBill,
}: OfferTableProps<T>) {
  const hasModes = offers.some(({ mode }) => mode !== 'LTL');
  const marksOf = markOffers(offers, comparison?.rate);
  return (
    <div className={classes.place}>
      <div
        role="table"
        aria-label={label}
        className={classes.table}
        data-picks={picked ? true : undefined}
        data-acts={action ? true : undefined}
      >
        <OfferColumns picks={Boolean(picked)} acts={Boolean(action)} />
        <div role="rowgroup">
          {offers.map((offer) => (
            <OfferRow
              key={offer.id || `${offer.carrier.scac} ${offer.mode}`}
              offer={offer}
              marks={marksOf(offer)}
              showsMode={hasModes}
              isBooked={offer.id !== '' && offer.id === bookedId}
              comparison={comparison}
              picked={picked}
              action={action}
              renderBill={renderBill}
            />
          ))}
        </div>
      </div>
      <ExchangeNote comparison={comparison} />
    </div>
  );
}

function OfferColumns({ picks, acts }: { picks: boolean; acts: boolean }) {
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" className={classes.row}>
        {picks && (
          <div role="columnheader" className={classes.pick}>
            <VisuallyHidden>
              <Trans>Compare</Trans>
            </VisuallyHidden>
          </div>
        )}
        <div role="columnheader" className={classes.carrier}>
          <Trans>Carrier</Trans>
        </div>
        <div role="columnheader" className={classes.service}>
          <Trans>Service</Trans>
        </div>
        <div role="columnheader" className={classes.transit}>
          <Trans>Delivery</Trans>
        </div>
        <div role="columnheader" className={classes.total}>
          <Trans>Total</Trans>
        </div>
        <div role="columnheader" className={classes.likely}>
          <Trans>Likely total</Trans>
        </div>
        <div role="columnheader" className={classes.co2e}>
          <Trans>CO2e</Trans>
        </div>
        {acts && (
          <div role="columnheader" className={classes.act}>
            <VisuallyHidden>
              <Trans>Book</Trans>
            </VisuallyHidden>
          </div>
        )}
      </div>
    </div>
  );
}

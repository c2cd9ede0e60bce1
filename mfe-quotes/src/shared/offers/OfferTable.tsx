import { equipmentName, modeName } from '@lading/trade';
import {
  Checkbox,
  formatMoney,
  formatNumber,
  IconChevronRight,
  StatusBadge,
  UnstyledButton,
  VisuallyHidden,
} from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { OfferTotals } from '../api/types';
import { CarrierBadge } from './CarrierBadge';
import { ConvertedTotal } from './ConvertedTotal';
import { describeDelivery, describeTransit } from './describe-transit';
import { OfferMarks } from './OfferMarks';
import classes from './offer-table.module.css';
import { type CurrencyComparison, markOffers, type OfferMark } from './rank-offers';

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

/** Comparable list of offers. It adapts to the width of its container: page, side column or phone. */
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
        <div role="rowgroup" className={classes.head}>
          <div role="row" className={classes.row}>
            {picked && (
              <div role="columnheader" className={classes.pick}>
                <Trans>Compare</Trans>
              </div>
            )}
            <div role="columnheader" className={classes.carrier}>
              <Trans>Carrier</Trans>
            </div>
            <div role="columnheader" className={classes.transit}>
              <Trans>Transit and delivery</Trans>
            </div>
            <div role="columnheader" className={classes.co2e}>
              <Trans>CO2e</Trans>
            </div>
            <div role="columnheader" className={classes.likely}>
              <Trans>Likely total</Trans>
            </div>
            <div role="columnheader" className={classes.total}>
              <Trans>Total</Trans>
            </div>
            {action && (
              <div role="columnheader" className={classes.act}>
                <VisuallyHidden>
                  <Trans>Book</Trans>
                </VisuallyHidden>
              </div>
            )}
          </div>
        </div>
        <div role="rowgroup">
          {offers.map((offer) => (
            <OfferRow
              key={offer.id || `${offer.carrier.scac} ${offer.mode}`}
              offer={offer}
              marks={marksOf(offer)}
              mode={hasModes ? modeName(offer.mode) : null}
              isBooked={offer.id !== '' && offer.id === bookedId}
              comparison={comparison}
              picked={picked}
              action={action}
              renderBill={renderBill}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface OfferRowProps<T extends OfferTotals> extends Pick<OfferTableProps<T>, 'picked' | 'action' | 'renderBill'> {
  offer: T;
  marks: OfferMark[];
  /** Displayed if the list has offers of several modes. */
  mode: string | null;
  isBooked: boolean;
  comparison: CurrencyComparison | null;
}

function OfferRow<T extends OfferTotals>({
  offer,
  marks,
  mode,
  isBooked,
  comparison,
  picked,
  action,
  renderBill,
}: OfferRowProps<T>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isPicked = picked?.ids.includes(offer.id) ?? false;
  return (
    <>
      <div role="row" className={classes.row} data-open={open || undefined}>
        {picked && (
          <div role="cell" className={classes.pick}>
            <Checkbox
              aria-label={t`Compare ${offer.carrier.name}`}
              checked={isPicked}
              disabled={!isPicked && picked.ids.length >= picked.most}
              onChange={() => picked.toggle(offer.id)}
            />
          </div>
        )}
        <div role="cell" className={classes.carrier}>
          <UnstyledButton
            className={classes.open}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
            {offer.carrier.name}
          </UnstyledButton>
          <span className={classes.under}>
            <CarrierBadge carrier={offer.carrier} />
            {mode && (
              <span className={classes.mode}>
                {[mode, offer.equipment && equipmentName(offer.equipment)].filter(Boolean).join(', ')}
              </span>
            )}
            <span className={classes.service}>{offer.service}</span>
            {isBooked && <StatusBadge tone="done">{t`Booked`}</StatusBadge>}
            <OfferMarks marks={marks} />
          </span>
        </div>
        <div role="cell" className={classes.transit}>
          <span>{describeTransit(offer)}</span>
          <span className={classes.second}>{describeDelivery(offer)}</span>
        </div>
        <div role="cell" className={classes.co2e}>
          <Trans>
            {formatNumber(offer.co2e.kg, 0)} kg <span className={classes.unitName}>CO2e</span>
          </Trans>
        </div>
        <div role="cell" className={classes.likely}>
          {offer.likelyReason ? (
            <>
              <span className={classes.unitName}>
                <Trans>likely</Trans>{' '}
              </span>
              <span className={classes.attention}>
                {offer.likelyTotal ? formatMoney(offer.likelyTotal) : t`unknown`}
              </span>
              <span className={classes.second}>{offer.likelyReason}</span>
            </>
          ) : (
            <span className={classes.same}>
              <Trans>as quoted</Trans>
            </span>
          )}
        </div>
        <div role="cell" className={classes.total}>
          {formatMoney(offer.total)}
          <ConvertedTotal total={offer.total} comparison={comparison} />
        </div>
        {action && (
          <div role="cell" className={classes.act}>
            {action(offer)}
          </div>
        )}
      </div>
      {open && (
        <div role="row" id={id} className={classes.bill}>
          <div role="cell" aria-colspan={7}>
            {renderBill(offer)}
          </div>
        </div>
      )}
    </>
  );
}

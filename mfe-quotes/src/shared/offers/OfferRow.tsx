import { equipmentName, modeName } from '@lading/trade';
import { Checkbox, formatMoney, formatNumber, IconChevronRight, StatusBadge, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { OfferTotals } from '../api/types';
import { CarrierBadge } from './CarrierBadge';
import { ConvertedTotal } from './ConvertedTotal';
import { describeDelivery, describeTransit } from './describe-transit';
import { OfferMarks } from './OfferMarks';
import type { OfferTableProps } from './OfferTable';
import classes from './offer-table.module.css';
import type { CurrencyComparison, OfferMark } from './rank-offers';

export interface OfferRowProps<T extends OfferTotals> extends Pick<
  OfferTableProps<T>,
  'picked' | 'action' | 'renderBill'
> {
  offer: T;
  marks: OfferMark[];
  /** The list has offers of several modes. */
  showsMode: boolean;
  isBooked: boolean;
  comparison: CurrencyComparison | null;
}

/** One offer in a row, each mark beside the value that earns it. The row opens to the bill. */
export function OfferRow<T extends OfferTotals>(props: OfferRowProps<T>) {
  const { offer, marks, comparison, picked, action, renderBill } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const isPicked = picked?.ids.includes(offer.id) ?? false;
  const delivery = describeDelivery(offer);
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
        <CarrierCell {...props} open={open} controls={id} onToggle={() => setOpen(!open)} />
        <ServiceCell {...props} />
        <div role="cell" className={classes.transit}>
          <span className={classes.first} title={delivery}>
            {delivery}
          </span>
          <span className={classes.second}>
            {describeTransit(offer)}
            <OfferMarks marks={marks.filter((mark) => mark === 'fastest')} />
          </span>
        </div>
        <div role="cell" className={classes.total}>
          <span className={classes.first}>{formatMoney(offer.total)}</span>
          <span className={classes.second}>
            <ConvertedTotal total={offer.total} comparison={comparison} />
            <OfferMarks marks={marks.filter((mark) => mark === 'cheapest')} />
          </span>
        </div>
        <LikelyCell offer={offer} />
        <div role="cell" className={classes.co2e}>
          <span className={classes.first}>
            <Trans>
              {formatNumber(offer.co2e.kg, 0)} kg <span className={classes.unitName}>CO2e</span>
            </Trans>
          </span>
          <span className={classes.second}>
            <OfferMarks marks={marks.filter((mark) => mark === 'greenest')} />
          </span>
        </div>
        {action && (
          <div role="cell" className={classes.act}>
            {action(offer)}
          </div>
        )}
      </div>
      {open && (
        <div role="row" id={id} className={classes.bill}>
          <div role="cell" aria-colspan={8}>
            {renderBill(offer)}
          </div>
        </div>
      )}
    </>
  );
}

interface CarrierCellProps {
  offer: OfferTotals;
  isBooked: boolean;
  open: boolean;
  controls: string;
  onToggle(): void;
}

function CarrierCell({ offer: { carrier }, isBooked, open, controls, onToggle }: CarrierCellProps) {
  return (
    <div role="cell" className={classes.carrier}>
      <UnstyledButton className={classes.open} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
        <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
        <span className={classes.first} title={carrier.name}>
          {carrier.name}
        </span>
      </UnstyledButton>
      <span className={classes.second}>
        <CarrierBadge carrier={carrier} />
        {isBooked && <StatusBadge tone="done">{t`Booked`}</StatusBadge>}
      </span>
    </div>
  );
}

function ServiceCell({ offer, showsMode }: { offer: OfferTotals; showsMode: boolean }) {
  const { mode, equipment, carrierService } = offer;
  const service = carrierService?.name ?? offer.service;
  const trailer = equipment && equipmentName(equipment);
  const [first, second] = showsMode
    ? [modeName(mode), [service, trailer].filter(Boolean).join(', ')]
    : [service, trailer];
  return (
    <div role="cell" className={classes.service}>
      <span className={classes.first} title={first}>
        {first}
      </span>
      {second && (
        <span className={classes.second} title={second}>
          {second}
        </span>
      )}
    </div>
  );
}

function LikelyCell({ offer: { likelyTotal, likelyReason } }: { offer: OfferTotals }) {
  return (
    <div role="cell" className={classes.likely}>
      {likelyReason ? (
        <>
          <span className={classes.first}>
            <span className={classes.unitName}>
              <Trans>likely</Trans>{' '}
            </span>
            <span className={classes.attention}>{likelyTotal ? formatMoney(likelyTotal) : t`unknown`}</span>
          </span>
          <span className={classes.second} title={likelyReason}>
            {likelyReason}
          </span>
        </>
      ) : (
        <span className={classes.same}>
          <Trans>as quoted</Trans>
        </span>
      )}
    </div>
  );
}

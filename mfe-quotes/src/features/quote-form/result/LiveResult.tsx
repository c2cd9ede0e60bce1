import { usePauseWhileHovered } from '@lading/mfe-kit';
import { Button, formatMoney, IconCircle, IconCircleCheck, SkeletonRows, StatusBadge, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RatedRequest } from '../../../shared/api/quotes';
import type { OfferTotals } from '../../../shared/api/types';
import { DeclinedCarriers } from '../../../shared/offers/DeclinedCarriers';
import { OfferTable } from '../../../shared/offers/OfferTable';
import { comparisonOf } from '../../../shared/offers/rank-offers';
import type { FieldIssue } from '../values/form-errors';
import type { QuoteFormValues } from '../values/quote-form-values';
import { FactsLine } from './FactsLine';
import type { LiveRating } from './live-rating';
import { LiveWarnings } from './LiveWarnings';
import { RatingFailure } from './RatingFailure';
import classes from './result-panel.module.css';

const LiveOfferBill = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-facts" */ './LiveOfferBill')).LiveOfferBill,
}));
const RiskBlock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "quote-facts" */ '../../../shared/freight/RiskBlock')).RiskBlock,
}));

export interface LiveResultProps {
  rating: LiveRating;
  /** Moves the focus to the field of a pointer into the request. */
  onShow(pointer: string): void;
  /** Saves the quote and opens the booking of an offer; missing without the permission to book. */
  onBook?: (offer: OfferTotals) => void;
}

/** Live result of the form: derived values, warnings, offers, risk. */
export function LiveResult({ rating, onShow, onBook }: LiveResultProps) {
  const { isPaused, props } = usePauseWhileHovered();
  const [shown, setShown] = useState(rating.result);
  // Offers do not move while the pointer or the focus is on them.
  if (!isPaused && shown !== rating.result) setShown(rating.result);
  const units = useWatch<QuoteFormValues, 'units'>({ name: 'units' });
  if (rating.error) return <RatingFailure error={rating.error} onShow={onShow} onRetry={rating.retry} />;
  if (!shown)
    return rating.loading ? (
      <SkeletonRows rows={6} height={44} label={t`Rating`} />
    ) : (
      <Missing issues={rating.missing} />
    );
  return (
    <>
      {rating.missing.length > 0 && (
        <Text mb="xs">
          <Trans>Some fields are missing. These are the previous prices.</Trans>
        </Text>
      )}
      <div
        className={classes.result}
        data-stale={rating.stale || shown !== rating.result || undefined}
        aria-busy={rating.loading}
      >
        <FactsLine derived={shown.derived} metric={units === 'metric'} />
        <LiveWarnings warnings={shown.derived.warnings} onShow={onShow} />
        <div {...props}>
          <Offers result={shown} onBook={onBook} />
        </div>
        {shown.derived.risk && (
          <Suspense fallback={null}>
            <RiskBlock result={shown} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function Offers({ result, onBook }: { result: RatedRequest } & Pick<LiveResultProps, 'onBook'>) {
  const { request, derived, offers, declined, askedOnSaving, exchangeRate } = result;
  const isIndicative = derived.warnings.some(({ code }) => code === 'HM_PHONE');
  const names = askedOnSaving.map(({ name }) => name).join(', ');
  return (
    <>
      <h2 className={classes.subhead}>
        <Plural value={offers.length} one="# offer" other="# offers" />{' '}
        {isIndicative && <StatusBadge tone="attention">{t`Indicative`}</StatusBadge>}
      </h2>
      {offers.length > 0 ? (
        <OfferTable
          label={t`Offers for the freight as entered`}
          offers={offers}
          comparison={comparisonOf(exchangeRate, request.stops)}
          action={
            onBook &&
            ((offer) => (
              <Button
                size="compact-sm"
                variant="light"
                aria-label={t`Book ${offer.carrier.name} for ${formatMoney(offer.total)}`}
                onClick={() => onBook(offer)}
              >
                <Trans>Book</Trans>
              </Button>
            ))
          }
          renderBill={(offer) => (
            <Suspense fallback={<SkeletonRows rows={4} />}>
              <LiveOfferBill request={request} offer={offer} />
            </Suspense>
          )}
        />
      ) : (
        <Text>
          <Trans>No carrier has a price for this freight on this lane. See the reasons below.</Trans>
        </Text>
      )}
      {askedOnSaving.length > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          <Plural
            value={askedOnSaving.length}
            one={`# more carrier is contacted when you save: ${names}.`}
            other={`# more carriers are contacted when you save: ${names}.`}
          />
        </Text>
      )}
      <DeclinedCarriers declined={declined} />
    </>
  );
}

const isMissing = (issues: readonly FieldIssue[], fields: RegExp): boolean =>
  issues.some(({ path }) => fields.test(path));

/** Lists what a price needs and what is done. */
function Missing({ issues }: { issues: readonly FieldIssue[] }) {
  const steps = [
    { label: t`Origin`, done: !isMissing(issues, /^stops\.0/) },
    { label: t`Destination`, done: !isMissing(issues, /^stops\.1/) },
    { label: t`Pickup day`, done: !isMissing(issues, /^pickup/) },
    ...(isMissing(issues, /^temperature/) ? [{ label: t`Temperature range`, done: false }] : []),
    ...(isMissing(issues, /^intermediates/) ? [{ label: t`Intermediate stops`, done: false }] : []),
    { label: t`Dimensions and weight`, done: !isMissing(issues, /^handlingUnits(?!.*\.hazmat\.)/) },
    ...(isMissing(issues, /^accessorialDetails/) ? [{ label: t`Details of services`, done: false }] : []),
    ...(isMissing(issues, /\.hazmat\./) ? [{ label: t`Hazardous material details`, done: false }] : []),
  ];
  return (
    <div>
      <Text>
        <Trans>Prices from all carriers appear here as you type. Still needed:</Trans>
      </Text>
      <ul className={classes.steps}>
        {steps.map(({ label, done }) => (
          <li key={label} data-done={done || undefined}>
            {done ? <IconCircleCheck size={18} aria-hidden="true" /> : <IconCircle size={18} aria-hidden="true" />}
            {label}
            {done && (
              <span className={classes.reason}>
                <Trans>done</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

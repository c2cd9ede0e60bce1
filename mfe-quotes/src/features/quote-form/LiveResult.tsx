import { usePauseWhileHovered } from '@lading/mfe-kit';
import { LIMITS, numberOrNull } from '@lading/trade';
import { IconCircle, IconCircleCheck, SkeletonRows, StatusBadge, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RatedRequest } from '../../shared/api/quotes';
import { DerivedFacts } from '../../shared/freight/DerivedFacts';
import type { FloorRow } from '../../shared/freight/pack-trailer';
import { RiskBlock } from '../../shared/freight/RiskBlock';
import { toInches } from '../../shared/freight/to-inches';
import { TrailerFloor } from '../../shared/freight/TrailerFloor';
import { WarningList } from '../../shared/freight/WarningList';
import { DeclinedCarriers } from '../../shared/offers/DeclinedCarriers';
import { OfferTable } from '../../shared/offers/OfferTable';
import { comparisonOf } from '../../shared/offers/rank-offers';
import type { FieldIssue } from './form-errors';
import { LiveOfferBill } from './LiveOfferBill';
import { InferredServices } from './InferredServices';
import type { LiveRating } from './live-rating';
import { type HandlingUnitValues, type QuoteFormValues } from './quote-form-values';
import { RatingFailure } from './RatingFailure';
import classes from './result-panel.module.css';

export interface LiveResultProps {
  rating: LiveRating;
  /** Moves the focus to the field of a pointer into the request. */
  onShow(pointer: string): void;
}

/** Live result of the form: derived values, warnings, inferred services, offers. */
export function LiveResult({ rating, onShow }: LiveResultProps) {
  const { isPaused, props } = usePauseWhileHovered();
  const [shown, setShown] = useState(rating.result);
  // Offers do not move while the pointer or the focus is on them.
  if (!isPaused && shown !== rating.result) setShown(rating.result);
  const { setValue } = useFormContext<QuoteFormValues>();
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
        <DerivedFacts derived={shown.derived} metric={units === 'metric'} />
        <LiveTrailer />
        <WarningList
          warnings={shown.derived.warnings}
          onShow={onShow}
          onProposed={({ on, readyFrom, closeAt }) => {
            const pickup = { on, readyFrom: readyFrom ?? '', closeAt: closeAt ?? '' };
            setValue('pickup', pickup, { shouldDirty: true, shouldValidate: true });
          }}
        />
        <InferredServices inferred={shown.derived.inferredAccessorials} />
        <div {...props}>
          <Offers result={shown} />
        </div>
        <RiskBlock result={shown} />
      </div>
    </>
  );
}

function Offers({ result }: { result: RatedRequest }) {
  const { request, derived, offers, declined, askedOnSaving, exchangeRate } = result;
  const isIndicative = derived.warnings.some(({ code }) => code === 'HM_PHONE');
  const names = askedOnSaving.map(({ name }) => name).join(', ');
  return (
    <>
      <h3 className={classes.subhead}>
        <Plural value={offers.length} one="# offer" other="# offers" />{' '}
        {isIndicative && <StatusBadge tone="attention">{t`Indicative`}</StatusBadge>}
      </h3>
      {offers.length > 0 ? (
        <OfferTable
          label={t`Offers for the freight as entered`}
          offers={offers}
          comparison={comparisonOf(exchangeRate, request.stops)}
          renderBill={(offer) => <LiveOfferBill request={request} offer={offer} />}
        />
      ) : (
        <Text>
          <Trans>No carrier has a price for this freight on this lane. See the reasons below.</Trans>
        </Text>
      )}
      {askedOnSaving.length > 0 && (
        <Text mt="xs">
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

/** The freight on the trailer floor, as soon as an item has its dimensions. */
export function LiveTrailer() {
  const { control } = useFormContext<QuoteFormValues>();
  const [rows, units] = useWatch({ control, name: ['handlingUnits', 'units'] });
  const floor = rows.map((row) => floorRow(row, units)).filter((row) => row !== null);
  return floor.length > 0 ? <TrailerFloor rows={floor} /> : null;
}

/** The item in inches; null while a dimension is missing. */
function floorRow(
  { count, length, width, height, stackable }: HandlingUnitValues,
  units: QuoteFormValues['units'],
): FloorRow | null {
  const whole = numberOrNull(count) ?? 0;
  const inches = (side: string) => toInches(numberOrNull(side) ?? 0, units);
  const row = { count: whole, length: inches(length), width: inches(width), height: inches(height), stackable };
  const isMeasured =
    Number.isInteger(whole) &&
    whole <= LIMITS.handlingUnitCount &&
    Math.min(row.count, row.length, row.width, row.height) > 0;
  return isMeasured ? row : null;
}

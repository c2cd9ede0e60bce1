import { IconCircle, IconCircleCheck, SkeletonRows, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RatingResult } from '../../shared/api/types';
import { DerivedFacts } from '../../shared/freight/DerivedFacts';
import { parseNumber } from '../../shared/freight/numbers';
import type { FloorRow } from '../../shared/freight/pack-trailer';
import { toInches } from '../../shared/freight/to-inches';
import { TrailerFloor } from '../../shared/freight/TrailerFloor';
import { WarningList } from '../../shared/freight/WarningList';
import { DeclinedCarriers } from '../../shared/offers/DeclinedCarriers';
import { OfferTable } from '../../shared/offers/OfferTable';
import type { FieldIssue } from './field-issue';
import { InferredServices } from './InferredServices';
import type { LiveRating } from './live-rating';
import { type HandlingUnitValues, MOST_UNITS, type QuoteFormValues } from './quote-form-values';
import { RatingFailure } from './RatingFailure';
import classes from './result-panel.module.css';
import { RiskBlock } from './RiskBlock';
import { useHeld } from './use-held';

export interface LiveResultProps {
  rating: LiveRating;
  /** Leads to the field that a pointer into the request is about. */
  onShow(pointer: string): void;
}

/** What follows from the form as it stands: derived facts, warnings, inferred services, offers. */
export function LiveResult({ rating, onShow }: LiveResultProps) {
  const { shown, isHeld, place } = useHeld(rating.result);
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
          <Trans>Some fields are not filled in. These are the prices before that.</Trans>
        </Text>
      )}
      <div className={classes.result} data-stale={rating.stale || isHeld || undefined} aria-busy={rating.loading}>
        <DerivedFacts derived={shown.derived} metric={units === 'metric'} />
        <LiveTrailer />
        <WarningList warnings={shown.derived.warnings} onShow={onShow} />
        <InferredServices inferred={shown.derived.inferredAccessorials} />
        <div {...place}>
          <Offers result={shown} />
        </div>
        <RiskBlock result={shown} />
      </div>
    </>
  );
}

function Offers({ result: { offers, declined, askedOnSaving } }: { result: RatingResult }) {
  const names = askedOnSaving.map(({ name }) => name).join(', ');
  return (
    <>
      <h3 className={classes.subhead}>
        <Plural value={offers.length} one="# offer" other="# offers" />
      </h3>
      {offers.length > 0 ? (
        <OfferTable label={t`Offers for the freight as entered`} offers={offers} />
      ) : (
        <Text>
          <Trans>No tariff prices this freight on this lane. The reasons stand below.</Trans>
        </Text>
      )}
      {askedOnSaving.length > 0 && (
        <Text mt="xs">
          <Plural
            value={askedOnSaving.length}
            one={`# more carrier is asked once you save: ${names}.`}
            other={`# more carriers are asked once you save: ${names}.`}
          />
        </Text>
      )}
      <DeclinedCarriers declined={declined} />
    </>
  );
}

const lacks = (issues: readonly FieldIssue[], fields: RegExp): boolean => issues.some(({ path }) => fields.test(path));

/** Teaches what a price needs, and shows what is done already. */
function Missing({ issues }: { issues: readonly FieldIssue[] }) {
  const steps = [
    { label: t`Where from`, done: !lacks(issues, /^stops\.0/) },
    { label: t`Where to`, done: !lacks(issues, /^stops\.1/) },
    { label: t`Pickup day`, done: !lacks(issues, /^pickup/) },
    ...(lacks(issues, /^temperature/) ? [{ label: t`Temperature to keep`, done: false }] : []),
    ...(lacks(issues, /^intermediates/) ? [{ label: t`Stops between`, done: false }] : []),
    { label: t`Units with dimensions and weight`, done: !lacks(issues, /^handlingUnits(?!.*\.hazmat\.)/) },
    ...(lacks(issues, /\.hazmat\./)
      ? [{ label: t`Hazardous material: what the shipping paper says`, done: false }]
      : []),
  ];
  return (
    <div>
      <Text>
        <Trans>Every carrier&apos;s price appears here while you type. It needs:</Trans>
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

/** The freight on the trailer floor as soon as a row has its measures, before any price. */
export function LiveTrailer() {
  const { control } = useFormContext<QuoteFormValues>();
  const [rows, units] = useWatch({ control, name: ['handlingUnits', 'units'] });
  const floor = rows.map((row) => floorRow(row, units)).filter((row) => row !== null);
  return floor.length > 0 ? <TrailerFloor rows={floor} /> : null;
}

/** The row in inches; null while a measure is missing. */
function floorRow(
  { count, length, width, height, stackable }: HandlingUnitValues,
  units: QuoteFormValues['units'],
): FloorRow | null {
  const whole = parseNumber(count) ?? 0;
  const inches = (side: string) => toInches(parseNumber(side) ?? 0, units);
  const row = { count: whole, length: inches(length), width: inches(width), height: inches(height), stackable };
  const isMeasured =
    Number.isInteger(whole) && whole <= MOST_UNITS && Math.min(row.count, row.length, row.width, row.height) > 0;
  return isMeasured ? row : null;
}

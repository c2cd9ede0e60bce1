import { LIMITS, numberOrNull } from '@lading/trade';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Derived } from '../../../shared/api/types';
import { DerivedFacts } from '../../../shared/freight/DerivedFacts';
import type { FloorRow } from '../../../shared/freight/pack-trailer';
import { toInches } from '../../../shared/freight/to-inches';
import { TrailerFloor } from '../../../shared/freight/TrailerFloor';
import type { HandlingUnitValues, QuoteFormValues } from '../values/quote-form-values';

/** Derived values, and the freight on the trailer floor. */
export function FactsDetails({ derived, metric }: { derived: Derived; metric: boolean }) {
  return (
    <>
      <DerivedFacts derived={derived} metric={metric} />
      <LiveTrailer />
    </>
  );
}

function LiveTrailer() {
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

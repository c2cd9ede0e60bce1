import { FREIGHT_CLASSES } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { SelectField } from '../fields/fields';
import { useLiveRating } from '../result/live-rating';

/** Declared class, or the one that follows from density as the live rating says. */
export function ClassField({ row, index }: { row: number; index: number }) {
  const { result } = useLiveRating();
  const byDensity = result?.derived.units[row]?.densityClass;
  const options = [
    { value: '', label: byDensity ? t`By density (${byDensity})` : t`By density` },
    ...FREIGHT_CLASSES.map((value) => ({ value, label: value })),
  ];
  return (
    <SelectField path={`handlingUnits.${row}.commodities.${index}.freightClass`} label={t`Class`} data={options} />
  );
}

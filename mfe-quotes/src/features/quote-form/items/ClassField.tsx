import { FREIGHT_CLASSES } from '@lading/trade';
import { termLabel } from '@lading/trade/glossary';
import { t } from '@lingui/core/macro';
import { fieldId } from '../../../shared/form/field-id';
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
  const path = `handlingUnits.${row}.commodities.${index}.freightClass` as const;
  // The details of the item explain it for the keyboard.
  const label = termLabel(fieldId(path), t`Class`, 'freightClass', { isTabStop: false });
  return <SelectField path={path} {...label} data={options} />;
}

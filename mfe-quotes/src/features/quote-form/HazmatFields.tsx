import { HAZARD_CLASSES } from '../../shared/trade/hazard-classes';
import { SelectField, TextField } from './fields/fields';
import classes from './quote-form.module.css';

const CLASSES = [{ value: '', label: 'Choose' }, ...HAZARD_CLASSES.map((value) => ({ value, label: value }))];
const GROUPS = [{ value: '', label: 'None' }, { value: 'I', label: 'I' }, { value: 'II', label: 'II' }, { value: 'III', label: 'III' }];

/** Hazardous material in the order of the shipping paper (49 CFR 172.202). */
export function HazmatFields({ row, index }: { row: number; index: number }) {
  const path = `handlingUnits.${row}.commodities.${index}.hazmat` as const;
  return (
    <div className={classes.details} role="group" aria-label="Hazardous material">
      <TextField path={`${path}.unNumber`} label="UN number" placeholder="UN1090" autoComplete="off" />
      <TextField path={`${path}.properShippingName`} label="Proper shipping name" placeholder="Acetone" maxLength={200} autoComplete="off" />
      <TextField path={`${path}.technicalName`} label="Technical name" maxLength={200} autoComplete="off" />
      <SelectField path={`${path}.hazardClass`} label="Hazard class" data={CLASSES} />
      <TextField path={`${path}.subsidiary`} label="Subsidiary classes" placeholder="8, 3" autoComplete="off" />
      <SelectField path={`${path}.packingGroup`} label="Packing group" data={GROUPS} />
      <TextField path={`${path}.emergencyPhone`} label="24-hour phone" type="tel" autoComplete="off" />
      <TextField path={`${path}.contractNumber`} label="Contract number" maxLength={50} autoComplete="off" />
    </div>
  );
}

import { Text } from '@lading/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { basicDescription, HAZARD_CLASSES, isTakenByRequest, needsTechnicalName, readHazardClasses } from '../../shared/trade/hazard-classes';
import { CheckField, SelectField, TextField } from './fields/fields';
import classes from './quote-form.module.css';
import type { HazmatValues, QuoteFormValues } from './quote-form-values';

const CLASSES = [{ value: '', label: 'Choose' }, ...HAZARD_CLASSES.map((value) => ({ value, label: value }))];
const GROUPS = [{ value: '', label: 'None' }, { value: 'I', label: 'I' }, { value: 'II', label: 'II' }, { value: 'III', label: 'III' }];

/** Hazardous material in the order of the shipping paper (49 CFR 172.202). */
export function HazmatFields({ row, index }: { row: number; index: number }) {
  const path = `handlingUnits.${row}.commodities.${index}.hazmat` as const;
  const { control } = useFormContext<QuoteFormValues>();
  const hazmat = useWatch({ control, name: path });
  return (
    <div role="group" aria-label="Hazardous material" className={classes.hazmat}>
      <div className={classes.details}>
        <TextField path={`${path}.unNumber`} label="UN number" placeholder="UN1090" autoComplete="off" />
        <TextField path={`${path}.properShippingName`} label="Proper shipping name" placeholder="Acetone" maxLength={200} autoComplete="off" />
        <TextField path={`${path}.technicalName`} label="Technical name" required={needsTechnicalName(hazmat.properShippingName)} maxLength={200} autoComplete="off" />
        <SelectField path={`${path}.hazardClass`} label="Hazard class" data={CLASSES} />
        <TextField path={`${path}.subsidiary`} label="Subsidiary classes" placeholder="8, 3" autoComplete="off" />
        <SelectField path={`${path}.packingGroup`} label="Packing group" data={GROUPS} />
        <TextField path={`${path}.emergencyPhone`} label="24-hour phone" type="tel" autoComplete="off" />
        <TextField path={`${path}.contractNumber`} label="Contract number" maxLength={50} autoComplete="off" />
      </div>
      <CheckField path={`${path}.answeredAtAnyHour`} label="Somebody who knows this material answers that phone at any hour" />
      <ShippingPaper hazmat={hazmat} />
    </div>
  );
}

/** How the bill of lading will describe the material, and what no carrier prices at once. */
function ShippingPaper({ hazmat }: { hazmat: HazmatValues }) {
  const description = basicDescription({ ...hazmat, unNumber: hazmat.unNumber.trim().toUpperCase(), subsidiary: readHazardClasses(hazmat.subsidiary) ?? [] });
  return (
    <>
      {description && (
        <Text size="sm" c="dimmed">
          On the shipping paper: <span className={classes.paper}>{description}</span>
        </Text>
      )}
      {isTakenByRequest(hazmat.hazardClass) && <Text size="sm">Class {hazmat.hazardClass} is taken by agreement only: ask the carrier. No LTL price can be given at once.</Text>}
    </>
  );
}

import {
  basicDescription,
  HAZARD_CLASSES,
  isTakenByRequest,
  needsTechnicalName,
  readHazardClasses,
} from '@lading/trade';
import { MaterialNumberField } from '@lading/trade/hazmat';
import { Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldId } from '../../../shared/form/field-id';
import { CheckField, SelectField, TextField } from '../fields/fields';
import classes from '../quote-form.module.css';
import type { HazmatValues, QuoteFormValues } from '../values/quote-form-values';

const classOptions = () => [
  { value: '', label: t`Choose` },
  ...HAZARD_CLASSES.map((value) => ({ value, label: value })),
];
const groupOptions = () => [
  { value: '', label: t`None` },
  { value: 'I', label: 'I' },
  { value: 'II', label: 'II' },
  { value: 'III', label: 'III' },
];

/** Hazardous material in the order of the shipping paper (49 CFR 172.202). */
export function HazmatFields({ row, index }: { row: number; index: number }) {
  const path = `handlingUnits.${row}.commodities.${index}.hazmat` as const;
  const { control } = useFormContext<QuoteFormValues>();
  const hazmat = useWatch({ control, name: path });
  return (
    <div role="group" aria-label={t`Hazardous material`} className={classes.hazmat}>
      <div className={classes.details}>
        <MaterialNumberField name={path} id={fieldId(`${path}.unNumber`)} />
        <TextField
          path={`${path}.properShippingName`}
          label={t`Proper shipping name`}
          placeholder={t`Acetone`}
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          path={`${path}.technicalName`}
          label={t`Technical name`}
          required={needsTechnicalName(hazmat.properShippingName)}
          maxLength={200}
          autoComplete="off"
        />
        <SelectField
          path={`${path}.hazardClass`}
          label={t`Hazard class`}
          data={classOptions()}
          required
          withAsterisk={false}
        />
        <TextField path={`${path}.subsidiary`} label={t`Subsidiary classes`} placeholder="8, 3" autoComplete="off" />
        <SelectField path={`${path}.packingGroup`} label={t`Packing group`} data={groupOptions()} />
        <TextField path={`${path}.emergencyPhone`} label={t`24-hour phone`} type="tel" autoComplete="off" />
        <TextField path={`${path}.contractNumber`} label={t`Contract number`} maxLength={50} autoComplete="off" />
      </div>
      <CheckField
        path={`${path}.answeredAtAnyHour`}
        label={t`Answered 24 hours a day by someone who knows this material`}
      />
      <ShippingPaper hazmat={hazmat} />
    </div>
  );
}

/** How the bill of lading will describe the material, and what no carrier prices at once. */
function ShippingPaper({ hazmat }: { hazmat: HazmatValues }) {
  const description = basicDescription({
    ...hazmat,
    unNumber: hazmat.unNumber.trim().toUpperCase(),
    subsidiary: readHazardClasses(hazmat.subsidiary) ?? [],
  });
  return (
    <>
      {description && (
        <Text size="sm" c="dimmed">
          <Trans>
            On the shipping paper: <span className={classes.paper}>{description}</span>
          </Trans>
        </Text>
      )}
      {isTakenByRequest(hazmat.hazardClass) && (
        <Text size="sm">
          <Trans>
            Class {hazmat.hazardClass} requires an agreement with the carrier. No instant LTL price is available.
          </Trans>
        </Text>
      )}
    </>
  );
}

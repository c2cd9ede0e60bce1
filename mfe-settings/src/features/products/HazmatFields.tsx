import { FormSelect, FormSwitch, FormTextInput } from '@lading/mfe-kit';
import { HAZARD_CLASSES, LIMITS } from '@lading/trade';
import { MaterialNumberField } from '@lading/trade/hazmat';
import type { ProductValues } from '@lading/trade/schemas';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';

const packingGroups = () => [
  { value: '', label: t`None` },
  { value: 'I', label: t`I, great danger` },
  { value: 'II', label: t`II, medium danger` },
  { value: 'III', label: t`III, minor danger` },
];

/** Hazardous material as on shipping papers (49 CFR 172.202). */
export function HazmatFields() {
  const hazardous = useWatch<ProductValues, 'hazardous'>({ name: 'hazardous' });
  return (
    <>
      <FormSwitch name="hazardous" label={t`Hazardous material`} />
      {hazardous && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <MaterialNumberField name="hazmat" />
          <FormTextInput
            name="hazmat.properShippingName"
            label={t`Proper shipping name`}
            maxLength={LIMITS.description}
          />
          <FormTextInput
            name="hazmat.technicalName"
            label={t`Technical name`}
            description={t`Required if the name ends in n.o.s.`}
            maxLength={LIMITS.description}
          />
          <FormSelect
            name="hazmat.hazardClass"
            label={t`Hazard class`}
            data={[{ value: '', label: t`Choose a class` }, ...HAZARD_CLASSES]}
          />
          <FormTextInput name="hazmat.subsidiary" label={t`Subsidiary classes`} />
          <FormSelect name="hazmat.packingGroup" label={t`Packing group`} data={packingGroups()} />
          <FormTextInput
            name="hazmat.emergencyPhone"
            type="tel"
            label={t`Emergency phone`}
            description={t`Answered 24 hours a day (49 CFR 172.604)`}
          />
          <FormTextInput
            name="hazmat.contractNumber"
            label={t`Contract number`}
            description={t`From the emergency response provider`}
            maxLength={LIMITS.reference}
          />
        </SimpleGrid>
      )}
    </>
  );
}

import { HAZARD_CLASSES, readHazardClasses } from '@lading/trade';
import { NativeSelect, SimpleGrid, Switch, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { messageOf } from '../../shared/form/message-of';
import type { ProductValues } from './product-values';

const packingGroups = () => [
  { value: '', label: t`None` },
  { value: 'I', label: t`I, great danger` },
  { value: 'II', label: t`II, medium danger` },
  { value: 'III', label: t`III, minor danger` },
];

/** What the shipping paper has to say of a hazardous material (49 CFR 172.202). */
export function HazmatFields({
  form: { control, register, getValues, formState },
}: {
  form: UseFormReturn<ProductValues>;
}) {
  const hazardous = useWatch({ control, name: 'hazardous' });
  const { errors } = formState;
  const needed = (message: string) => (text: string) => !getValues('hazardous') || text.trim() !== '' || message;
  return (
    <>
      <Switch {...register('hazardous')} label={t`Hazardous material`} />
      {hazardous && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            {...register('hazmat.unNumber', {
              validate: (text) =>
                !getValues('hazardous') || /^(UN|NA)\d{4}$/i.test(text.trim()) || t`Enter a number like UN1263`,
            })}
            label={t`UN or NA number`}
            maxLength={6}
            autoComplete="off"
            error={messageOf(errors, 'hazmat.unNumber')}
          />
          <TextInput
            {...register('hazmat.properShippingName', { validate: needed(t`Enter the proper shipping name`) })}
            label={t`Proper shipping name`}
            maxLength={200}
            autoComplete="off"
            error={messageOf(errors, 'hazmat.properShippingName')}
          />
          <TextInput
            {...register('hazmat.technicalName')}
            label={t`Technical name`}
            description={t`Required where the name ends in n.o.s.`}
            maxLength={200}
            autoComplete="off"
            error={messageOf(errors, 'hazmat.technicalName')}
          />
          <NativeSelect
            {...register('hazmat.hazardClass', { validate: needed(t`Choose the hazard class`) })}
            label={t`Hazard class`}
            data={[{ value: '', label: t`Choose a class` }, ...HAZARD_CLASSES]}
            error={messageOf(errors, 'hazmat.hazardClass')}
          />
          <TextInput
            {...register('hazmat.subsidiary', {
              validate: (text) =>
                !getValues('hazardous') || readHazardClasses(text) !== null || t`Enter classes like 6.1, 8`,
            })}
            label={t`Subsidiary classes`}
            autoComplete="off"
            error={messageOf(errors, 'hazmat.subsidiary')}
          />
          <NativeSelect
            {...register('hazmat.packingGroup')}
            label={t`Packing group`}
            data={packingGroups()}
            error={messageOf(errors, 'hazmat.packingGroup')}
          />
          <TextInput
            {...register('hazmat.emergencyPhone')}
            type="tel"
            label={t`Emergency phone`}
            description={t`Answered at any hour (49 CFR 172.604)`}
            autoComplete="off"
            error={messageOf(errors, 'hazmat.emergencyPhone')}
          />
          <TextInput
            {...register('hazmat.contractNumber')}
            label={t`Contract number`}
            description={t`Of the emergency response service`}
            maxLength={50}
            autoComplete="off"
            error={messageOf(errors, 'hazmat.contractNumber')}
          />
        </SimpleGrid>
      )}
    </>
  );
}

import { FREIGHT_CLASSES, packagingOptions } from '@lading/trade';
import { NativeSelect, SimpleGrid, Switch, TextInput } from '@lading/ui';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { messageOf } from '../../shared/form/message-of';
import { EVIDENCE } from './product-columns';
import { isMeasured, PRODUCT_LABELS, type ProductValues, readNumber } from './product-values';

const classes = () => [
  { value: '', label: t`By density` },
  ...FREIGHT_CLASSES.map((value) => ({ value, label: value })),
];
const systems = () => [
  { value: 'imperial', label: t`Inches and pounds` },
  { value: 'metric', label: t`Centimeters and kilograms` },
];
const evidence = () => [
  { value: '', label: t`Not said` },
  ...Object.entries(EVIDENCE).map(([value, label]) => ({ value, label: i18n._(label) })),
];
const SIDES = ['handlingUnit.length', 'handlingUnit.width', 'handlingUnit.height'] as const;

/** What the product is, and how one handling unit of it usually looks. */
export function ProductFields({
  form: { control, register, getValues, formState },
}: {
  form: UseFormReturn<ProductValues>;
}) {
  const { errors } = formState;
  const units = useWatch({ control, name: 'units' });
  const [side, mass] = units === 'metric' ? ['cm', 'kg'] : ['in', 'lb'];
  const measure = (text: string) => !isMeasured(getValues('handlingUnit')) || readNumber(text) > 0 || t`Enter a number`;
  return (
    <>
      <TextInput
        {...register('description', { validate: (text) => text.trim() !== '' || t`Enter what it is` })}
        label={t`Description`}
        description={t`As the bill of lading says it`}
        maxLength={200}
        autoComplete="off"
        error={messageOf(errors, 'description')}
        data-autofocus
      />
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <NativeSelect
          {...register('freightClass')}
          label={t`Class`}
          data={classes()}
          error={messageOf(errors, 'freightClass')}
        />
        <TextInput
          {...register('nmfc', { validate: digits(6) })}
          label={t`NMFC item`}
          inputMode="numeric"
          autoComplete="off"
          error={messageOf(errors, 'nmfc')}
        />
        <TextInput
          {...register('nmfcSub', { validate: digits(2) })}
          label={t`Sub`}
          inputMode="numeric"
          autoComplete="off"
          error={messageOf(errors, 'nmfcSub')}
        />
        <NativeSelect
          {...register('packagingType')}
          label={t`Packed in`}
          data={[{ value: '', label: t`Not said` }, ...packagingOptions()]}
          error={messageOf(errors, 'packagingType')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 3 }}>
        <NativeSelect
          {...register('handlingUnit.type')}
          label={t`Handling unit`}
          data={packagingOptions()}
          error={messageOf(errors, 'handlingUnit.type')}
        />
        <NativeSelect {...register('units')} label={t`Units`} data={systems()} error={messageOf(errors, 'units')} />
        <NativeSelect
          {...register('handlingUnit.evidence')}
          label={t`Dimensions known by`}
          data={evidence()}
          error={messageOf(errors, 'handlingUnit.evidence')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {SIDES.map((field) => (
          <TextInput
            key={field}
            {...register(field, { validate: measure })}
            label={`${i18n._(PRODUCT_LABELS[field])}, ${side}`}
            inputMode="decimal"
            autoComplete="off"
            error={messageOf(errors, field)}
          />
        ))}
        <TextInput
          {...register('handlingUnit.weight', { validate: measure })}
          label={t`Weight of a unit, ${mass}`}
          inputMode="decimal"
          autoComplete="off"
          error={messageOf(errors, 'handlingUnit.weight')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <TextInput
          {...register('declaredValue.amount', {
            validate: (text) => text.trim() === '' || readNumber(text) > 0 || t`Enter an amount`,
          })}
          label={t`Value of a unit`}
          inputMode="decimal"
          autoComplete="off"
          error={messageOf(errors, 'declaredValue.amount')}
        />
        <NativeSelect
          {...register('declaredValue.currency')}
          label={t`Currency`}
          data={['USD', 'CAD']}
          error={messageOf(errors, 'declaredValue.currency')}
        />
      </SimpleGrid>
      <Switch {...register('handlingUnit.stackable')} label={t`Other freight may stand on it`} />
    </>
  );
}

const digits = (most: number) => (text: string) =>
  new RegExp(`^\\d{0,${most}}$`).test(text.trim()) ||
  plural(most, { one: 'Enter up to # digit', other: 'Enter up to # digits' });

import { NativeSelect, SimpleGrid, Switch, TextInput } from '@lading/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { messageOf } from '../../shared/form/message-of';
import { FREIGHT_CLASSES } from '../../shared/trade/freight-classes';
import { PACKAGING_OPTIONS } from '../../shared/trade/packaging';
import { EVIDENCE } from './product-columns';
import { isMeasured, type ProductValues, readNumber } from './product-values';

const CLASSES = [{ value: '', label: 'By density' }, ...FREIGHT_CLASSES.map((value) => ({ value, label: value }))];
const UNITS = [{ value: 'imperial', label: 'Inches and pounds' }, { value: 'metric', label: 'Centimetres and kilograms' }];
const KNOWN = [{ value: '', label: 'Not said' }, ...Object.entries(EVIDENCE).map(([value, label]) => ({ value, label }))];
const SIDES = ['length', 'width', 'height'] as const;

/** What the product is, and how one handling unit of it usually looks. */
export function ProductFields({ form: { control, register, getValues, formState } }: { form: UseFormReturn<ProductValues> }) {
  const { errors } = formState;
  const units = useWatch({ control, name: 'units' });
  const [side, mass] = units === 'metric' ? ['cm', 'kg'] : ['in', 'lb'];
  const measure = (text: string) => !isMeasured(getValues('handlingUnit')) || readNumber(text) > 0 || 'Enter a number';
  return (
    <>
      <TextInput
        {...register('description', { validate: (text) => text.trim() !== '' || 'Enter what it is' })}
        label="Description"
        description="As the bill of lading says it"
        maxLength={200}
        autoComplete="off"
        error={messageOf(errors, 'description')}
        data-autofocus
      />
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <NativeSelect {...register('freightClass')} label="Class" data={CLASSES} error={messageOf(errors, 'freightClass')} />
        <TextInput {...register('nmfc', { validate: digits(6) })} label="NMFC item" inputMode="numeric" autoComplete="off" error={messageOf(errors, 'nmfc')} />
        <TextInput {...register('nmfcSub', { validate: digits(2) })} label="Sub" inputMode="numeric" autoComplete="off" error={messageOf(errors, 'nmfcSub')} />
        <NativeSelect {...register('packagingType')} label="Packed in" data={[{ value: '', label: 'Not said' }, ...PACKAGING_OPTIONS]} error={messageOf(errors, 'packagingType')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 3 }}>
        <NativeSelect {...register('handlingUnit.type')} label="Handling unit" data={PACKAGING_OPTIONS} error={messageOf(errors, 'handlingUnit.type')} />
        <NativeSelect {...register('units')} label="Units" data={UNITS} error={messageOf(errors, 'units')} />
        <NativeSelect {...register('handlingUnit.evidence')} label="Dimensions known by" data={KNOWN} error={messageOf(errors, 'handlingUnit.evidence')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        {SIDES.map((name) => (
          <TextInput
            key={name}
            {...register(`handlingUnit.${name}`, { validate: measure })}
            label={`${name.charAt(0).toUpperCase()}${name.slice(1)}, ${side}`}
            inputMode="decimal"
            autoComplete="off"
            error={messageOf(errors, `handlingUnit.${name}`)}
          />
        ))}
        <TextInput
          {...register('handlingUnit.weight', { validate: measure })}
          label={`Weight of a unit, ${mass}`}
          inputMode="decimal"
          autoComplete="off"
          error={messageOf(errors, 'handlingUnit.weight')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, sm: 4 }}>
        <TextInput
          {...register('declaredValue.amount', { validate: (text) => text.trim() === '' || readNumber(text) > 0 || 'Enter an amount' })}
          label="Value of a unit"
          inputMode="decimal"
          autoComplete="off"
          error={messageOf(errors, 'declaredValue.amount')}
        />
        <NativeSelect {...register('declaredValue.currency')} label="Currency" data={['USD', 'CAD']} error={messageOf(errors, 'declaredValue.currency')} />
      </SimpleGrid>
      <Switch {...register('handlingUnit.stackable')} label="Other freight may stand on it" />
    </>
  );
}

const digits = (most: number) => (text: string) => new RegExp(`^\\d{0,${most}}$`).test(text.trim()) || `Enter up to ${most} digits`;

import { NativeSelect, SimpleGrid, TextInput } from '@lading/ui';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../form/message-of';
import type { AddressValues } from './address-values';

const COUNTRIES = [{ value: 'US', label: 'United States' }, { value: 'CA', label: 'Canada' }];
const FIELDS: { name: Exclude<keyof AddressValues, 'country'>; label: string; maxLength: number; optional?: boolean }[] = [
  { name: 'address1', label: 'Street', maxLength: 60 },
  { name: 'address2', label: 'Suite or building', maxLength: 60, optional: true },
  { name: 'city', label: 'City', maxLength: 60 },
  { name: 'state', label: 'State or province', maxLength: 2 },
  { name: 'postalCode', label: 'Postal code', maxLength: 10 },
];

interface AddressFieldsProps<V extends FieldValues> {
  form: Pick<UseFormReturn<V>, 'register' | 'formState'>;
  /** Where the address stands in the form, such as `billing.address`. */
  path: string;
  /** Whether its fields have to be filled in now. */
  needed(): boolean;
}

/** Fields of a street address in the US or Canada. */
export function AddressFields<V extends FieldValues>({ form: { register, formState }, path, needed }: AddressFieldsProps<V>) {
  const field = (name: keyof AddressValues) => `${path}.${name}` as Path<V>;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {FIELDS.map(({ name, label, maxLength, optional = false }) => (
        <TextInput
          key={name}
          {...register(field(name), { validate: (text: string) => optional || !needed() || text.trim() !== '' || `Enter the ${label.toLowerCase()}` })}
          label={label}
          maxLength={maxLength}
          autoComplete="off"
          error={messageOf(formState.errors, field(name))}
        />
      ))}
      <NativeSelect {...register(field('country'))} label="Country" data={COUNTRIES} error={messageOf(formState.errors, field('country'))} />
    </SimpleGrid>
  );
}

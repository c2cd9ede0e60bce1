import { NativeSelect, SimpleGrid, TextInput } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../../shared/form/message-of';
import type { AddressValues } from '../../../shared/address/address-values';

const countries = () => [
  { value: 'US', label: t`United States` },
  { value: 'CA', label: t`Canada` },
];
interface AddressField {
  name: Exclude<keyof AddressValues, 'country'>;
  label: MessageDescriptor;
  /** What to say when it is missing; a field without it may be. */
  missing?: MessageDescriptor;
  maxLength: number;
}

const FIELDS: AddressField[] = [
  { name: 'address1', label: msg`Street`, missing: msg`Enter the street`, maxLength: 60 },
  { name: 'address2', label: msg`Suite or building`, maxLength: 60 },
  { name: 'city', label: msg`City`, missing: msg`Enter the city`, maxLength: 60 },
  { name: 'state', label: msg`State or province`, missing: msg`Enter the state or province`, maxLength: 2 },
  { name: 'postalCode', label: msg`Postal code`, missing: msg`Enter the postal code`, maxLength: 10 },
];

interface AddressFieldsProps<V extends FieldValues> {
  form: Pick<UseFormReturn<V>, 'register' | 'formState'>;
  /** Where the address stands in the form, such as `billing.address`. */
  path: string;
  /** Whether its fields have to be filled in now. */
  needed(): boolean;
}

/** Fields of a street address in the US or Canada. */
export function ProfileAddressFields<V extends FieldValues>({
  form: { register, formState },
  path,
  needed,
}: AddressFieldsProps<V>) {
  const field = (name: keyof AddressValues) => `${path}.${name}` as Path<V>;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {FIELDS.map(({ name, label, missing, maxLength }) => (
        <TextInput
          key={name}
          {...register(field(name), {
            validate: (text: string) => !missing || !needed() || text.trim() !== '' || i18n._(missing),
          })}
          label={i18n._(label)}
          maxLength={maxLength}
          autoComplete="off"
          error={messageOf(formState.errors, field(name))}
        />
      ))}
      <NativeSelect
        {...register(field('country'))}
        label={t`Country`}
        data={countries()}
        error={messageOf(formState.errors, field('country'))}
      />
    </SimpleGrid>
  );
}

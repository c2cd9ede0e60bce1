import { FormSelect, FormTextInput } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';

/** Fields of a street address in the US or Canada, inside a form; `path` is the name of the address in the form. */
export function AddressFields({ path }: { path: string }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <FormTextInput name={`${path}.address1`} label={t`Street`} maxLength={LIMITS.address} />
      <FormTextInput name={`${path}.address2`} label={t`Suite or building`} maxLength={LIMITS.address} />
      <FormTextInput name={`${path}.city`} label={t`City`} maxLength={LIMITS.city} />
      <FormTextInput name={`${path}.state`} label={t`State or province`} maxLength={2} />
      <FormTextInput name={`${path}.postalCode`} label={t`Postal code`} maxLength={LIMITS.postalCode} />
      <FormSelect
        name={`${path}.country`}
        label={t`Country`}
        data={[
          { value: 'US', label: t`United States` },
          { value: 'CA', label: t`Canada` },
        ]}
      />
    </SimpleGrid>
  );
}

import { SimpleGrid, Stack, Switch, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ProfileAddressFields } from './ProfileAddressFields';
import { checkEmail } from '../../../shared/check-email';
import type { Versioned } from '../saving/use-company-form';
import type { CompanyProfileValues } from './profile-part';

/** Who pays freight bills, where that is not the company at its address. */
export function BillingFields({ form }: { form: UseFormReturn<Versioned<CompanyProfileValues>> }) {
  const { control, register, getValues, formState } = form;
  const elsewhere = useWatch({ control, name: 'billedElsewhere' });
  const { errors } = formState;
  const needed = () => getValues('billedElsewhere');
  return (
    <Stack gap="sm">
      <Switch {...register('billedElsewhere')} label={t`Bill freight to another company or address`} />
      {elsewhere && (
        <Stack gap="sm" component="fieldset" p={0} m={0} style={{ border: 0 }}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              {...register('billing.name', {
                validate: (name) => !needed() || name.trim() !== '' || t`Enter the company to bill`,
              })}
              label={t`Bill to`}
              maxLength={60}
              autoComplete="off"
              error={errors.billing?.name?.message}
            />
            <TextInput
              {...register('billing.email', {
                validate: (email) => !needed() || email.trim() === '' || checkEmail(email),
              })}
              type="email"
              label={t`Email for invoices`}
              autoComplete="off"
              error={errors.billing?.email?.message}
            />
          </SimpleGrid>
          <ProfileAddressFields form={form} path="billing.address" needed={needed} />
        </Stack>
      )}
    </Stack>
  );
}

import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, Group, SimpleGrid, Stack, TextInput, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { ProfileAddressFields } from './ProfileAddressFields';
import { isEmptyAddress } from '../../../shared/address/address-values';
import { TimeZoneField } from '../../../shared/form/TimeZoneField';
import type { Company } from '../../../shared/types';
import { ConflictAlert } from '../../../shared/form/ConflictAlert';
import { useCompanyForm } from '../saving/use-company-form';
import { BillingFields } from './BillingFields';
import { PROFILE_LABELS, PROFILE_PART } from './profile-part';

/** What the company says about itself, to be changed. */
export function CompanyForm({ company }: { company: Company }) {
  const { form, save, submit, conflict } = useCompanyForm(PROFILE_PART, company);
  const { control, register, getValues, formState } = form;
  const { errors } = formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...register('name', { validate: (name) => name.trim() !== '' || t`Enter the legal name` })}
            label={t`Legal name`}
            maxLength={60}
            autoComplete="organization"
            error={errors.name?.message}
          />
          <TextInput
            {...register('phone')}
            type="tel"
            label={t`Phone`}
            autoComplete="off"
            error={errors.phone?.message}
          />
          <TextInput
            {...register('gs1Prefix')}
            label={t`GS1 company prefix`}
            description={t`Seven to ten digits. Used to number bills of lading and pallet labels.`}
            inputMode="numeric"
            autoComplete="off"
            error={errors.gs1Prefix?.message}
          />
          <Controller
            name="timeZone"
            control={control}
            render={({ field: { value, onChange, onBlur } }) => (
              <TimeZoneField
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                placeholder={t`Each user’s own`}
                clearLabel={t`Use each user’s own time zone`}
                error={errors.timeZone?.message}
              />
            )}
          />
        </SimpleGrid>
        <Title order={3}>
          <Trans>Address</Trans>
        </Title>
        <ProfileAddressFields form={form} path="address" needed={() => !isEmptyAddress(getValues('address'))} />
        <Title order={3}>
          <Trans>Billing</Trans>
        </Title>
        <BillingFields form={form} />
        {conflict && <ConflictAlert labels={PROFILE_LABELS} {...conflict} />}
        {save.isError && !conflict && Object.keys(errors).length === 0 && <FailureAlert error={save.error} />}
        <div role="status">
          {save.isSuccess && (
            <Alert color="green">
              <Trans>Company profile saved.</Trans>
            </Alert>
          )}
        </div>
        <Group>
          <Button type="submit" loading={save.isPending}>
            <Trans>Save profile</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

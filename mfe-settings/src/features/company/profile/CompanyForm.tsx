import { ConflictAlert, Form, FormTextInput, useNotices } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { SimpleGrid, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AddressFields } from '../../../shared/address/AddressFields';
import { TimeZoneField } from '../../../shared/form/TimeZoneField';
import type { Company } from '../../../shared/types';
import { useCompanyForm } from '../use-company-form';
import { BillingFields } from './BillingFields';
import { COMPANY_LABELS, companySchema, companyValues } from './company-form';

/** Edits the profile of the company. */
export function CompanyForm({ company }: { company: Company }) {
  const notices = useNotices();
  const { form, submit, error } = useCompanyForm(company, {
    name: 'company-profile',
    schema: companySchema,
    valuesOf: companyValues,
  });
  return (
    <Form
      form={form}
      submitLabel={t`Save profile`}
      onSubmit={async (values) => {
        await submit(values);
        notices.success(t`Company profile saved.`);
      }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormTextInput name="name" label={t`Legal name`} maxLength={LIMITS.companyName} autoComplete="organization" />
        <FormTextInput name="phone" type="tel" label={t`Phone`} />
        <FormTextInput
          name="gs1Prefix"
          label={t`GS1 company prefix`}
          description={t`Seven to ten digits. Used to number bills of lading and pallet labels.`}
          inputMode="numeric"
        />
        <TimeZoneField name="timeZone" placeholder={t`Each user’s own`} clearLabel={t`Use each user’s own time zone`} />
      </SimpleGrid>
      <Title order={3}>
        <Trans>Address</Trans>
      </Title>
      <AddressFields path="address" />
      <Title order={3}>
        <Trans>Billing</Trans>
      </Title>
      <BillingFields />
      <ConflictAlert error={error} valuesOf={companyValues} labels={COMPANY_LABELS} />
    </Form>
  );
}

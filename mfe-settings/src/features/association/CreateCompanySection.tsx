import { Form, FormTextInput, useDraftForm, useNotices } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { Section } from '../../shared/Section';
import { useCreateCompany } from './use-associations';

const schema = z.object({
  companyName: z.string().check(z.trim(), z.minLength(1, { error: () => t`Enter the company's legal name.` })),
});

/** Creates a company that the user owns. */
export function CreateCompanySection() {
  const notices = useNotices();
  const create = useCreateCompany();
  const form = useDraftForm({ name: 'create-company', schema, defaults: { companyName: '' } });
  return (
    <Section title={t`Create company`} description={t`You become its owner and can invite others.`}>
      <Form
        form={form}
        submitLabel={t`Create company`}
        onSubmit={async (values) => {
          const { companyName } = await create.mutateAsync(values.companyName);
          form.reset();
          notices.success(t`${companyName} created.`);
        }}
      >
        <FormTextInput name="companyName" label={t`Legal name`} autoComplete="organization" />
      </Form>
    </Section>
  );
}

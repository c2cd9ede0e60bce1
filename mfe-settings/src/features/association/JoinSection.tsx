import { Form, FormTextInput, useDraftForm, useNotices } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { Section } from '../../shared/Section';
import { useRequestAssociation } from './use-associations';

const schema = z.object({
  companyCode: z.string().check(z.trim(), z.minLength(1, { error: () => t`Enter the code of eight characters.` })),
});

/** Requests to join a company by its code. */
export function JoinSection() {
  const notices = useNotices();
  const request = useRequestAssociation();
  const form = useDraftForm({ name: 'join-company', schema, defaults: { companyCode: '' } });
  return (
    <Section title={t`Join with a company code`} description={t`Members find it under Settings, Company.`}>
      <Form
        form={form}
        submitLabel={t`Request to join`}
        onSubmit={async ({ companyCode }) => {
          const { status, companyName } = await request.mutateAsync(companyCode);
          form.reset();
          notices.success(
            status === 'active'
              ? t`You are a member of ${companyName}.`
              : t`Request sent to ${companyName}. You get an email when an owner or admin decides.`,
          );
        }}
      >
        <FormTextInput name="companyCode" label={t`Company code`} autoCapitalize="characters" spellCheck={false} />
      </Form>
    </Section>
  );
}

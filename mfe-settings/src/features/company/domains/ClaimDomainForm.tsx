import { Form, FormSelect, FormTextInput, useDraftForm } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useClaimDomain } from './use-domains';

const schema = z.object({
  domain: z.string().check(z.trim(), z.minLength(1, { error: () => t`Enter a domain like acme.com.` })),
  proof: z.enum(['dns', 'mail']),
});
const EMPTY: z.input<typeof schema> = { domain: '', proof: 'dns' };

/** Claims a mail domain. */
export function ClaimDomainForm() {
  const claim = useClaimDomain();
  const form = useDraftForm({ name: 'claim-domain', schema, defaults: EMPTY });
  return (
    <Form
      form={form}
      submitLabel={t`Add domain`}
      onSubmit={async (domain) => {
        await claim.mutateAsync(domain);
        form.reset(EMPTY);
      }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FormTextInput
          name="domain"
          label={t`Domain`}
          placeholder="acme.com"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormSelect
          name="proof"
          label={t`Verification`}
          data={[
            { value: 'dns', label: t`DNS record` },
            { value: 'mail', label: t`Code by email to its postmaster` },
          ]}
        />
      </SimpleGrid>
    </Form>
  );
}

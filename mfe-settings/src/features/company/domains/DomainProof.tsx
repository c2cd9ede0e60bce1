import { FailureAlert, Form, FormTextInput, useZodForm } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { Button, CopyText, Group, KeyValue, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MailDomain } from '../../../shared/types';
import { useVerifyDomain } from './use-domains';

/** Verification of a domain: by a DNS record, or by a code emailed to its postmaster. */
export function DomainProof({ domain }: { domain: MailDomain }) {
  return domain.record ? <RecordProof domain={domain} record={domain.record} /> : <MailProof domain={domain} />;
}

function RecordProof({ domain, record }: { domain: MailDomain; record: NonNullable<MailDomain['record']> }) {
  const verify = useVerifyDomain(domain);
  return (
    <>
      <Text>
        <Trans>
          Publish this TXT record in the DNS of {domain.domain}, then verify it. It can take an hour to be visible.
        </Trans>
      </Text>
      <KeyValue
        items={[
          { label: t`Name`, value: <CopyText name={t`record name`} text={record.name} /> },
          { label: t`Value`, value: <CopyText name={t`record value`} text={record.value} /> },
        ]}
      />
      {verify.isError && <FailureAlert error={verify.error} />}
      <Group>
        <Button loading={verify.isPending} onClick={() => verify.mutate(undefined)}>
          <Trans>Verify record</Trans>
        </Button>
      </Group>
    </>
  );
}

const codeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, { error: () => t`Enter the code from the email.` })),
});

function MailProof({ domain }: { domain: MailDomain }) {
  const verify = useVerifyDomain(domain);
  const form = useZodForm({ schema: codeSchema, defaults: { code: '' } });
  return (
    <Form form={form} transient submitLabel={t`Verify code`} onSubmit={({ code }) => verify.mutateAsync(code)}>
      <FormTextInput
        name="code"
        label={t`Code`}
        description={t`Sent to postmaster@${domain.domain}. If it did not arrive, remove the domain and add it again.`}
        spellCheck={false}
      />
    </Form>
  );
}

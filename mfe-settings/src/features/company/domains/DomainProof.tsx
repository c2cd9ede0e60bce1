import { FailureAlert } from '@lading/mfe-kit';
import { Button, CopyText, Group, KeyValue, Stack, Text, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../shared/field-errors';
import type { MailDomain } from '../../../shared/types';
import { useVerifyDomain } from './use-domains';

/** How a claim is proven: a record in the DNS, or a code that was mailed to the domain's postmaster. */
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

function MailProof({ domain }: { domain: MailDomain }) {
  const verify = useVerifyDomain(domain);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const error = formState.errors.code?.message;
  const submit = handleSubmit(({ code }) =>
    verify.mutate(code.trim(), { onError: (failure) => showFieldErrors(failure, ['code'], setError) }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <TextInput
          {...register('code', { validate: (code) => code.trim() !== '' || t`Enter the code from the email` })}
          label={t`Code`}
          description={t`Sent to postmaster@${domain.domain}. If it did not arrive, remove the domain and add it again.`}
          autoComplete="off"
          spellCheck={false}
          error={error}
        />
        {verify.isError && !error && <FailureAlert error={verify.error} />}
        <Group>
          <Button type="submit" loading={verify.isPending}>
            <Trans>Verify code</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

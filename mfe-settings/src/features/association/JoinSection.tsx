import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, Group, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { showFieldErrors } from '../../shared/field-errors';
import { useKeptForm } from '../../shared/form/use-kept-form';
import { Section } from '../../shared/Section';
import { useRequestAssociation } from './use-associations';

const EMPTY = { companyCode: '' };

/** Asks to join the company whose code somebody has been told. */
export function JoinSection() {
  const request = useRequestAssociation();
  const { register, handleSubmit, setError, saved, formState } = useKeptForm('join-company', EMPTY);
  const submit = handleSubmit(({ companyCode }) =>
    request.mutate(companyCode.trim(), {
      onSuccess: () => saved(EMPTY),
      onError: (error) => showFieldErrors(error, ['companyCode'], setError),
    }),
  );
  return (
    <Section title={t`Join with a company code`} description={t`Members find it under Settings, Company.`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            {...register('companyCode', {
              validate: (code) => code.trim() !== '' || t`Enter the code of eight characters`,
            })}
            label={t`Company code`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={formState.errors.companyCode?.message}
          />
          {request.isError && !formState.errors.companyCode && <FailureAlert error={request.error} />}
          <div role="status">{request.isSuccess && <Alert color="green">{outcome(request.data)}</Alert>}</div>
          <Group>
            <Button type="submit" loading={request.isPending}>
              <Trans>Request to join</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

function outcome({ status, companyName }: { status: string; companyName: string }): string {
  return status === 'active'
    ? t`You are a member of ${companyName}.`
    : t`Request sent to ${companyName}. You get an email when an owner or admin decides.`;
}

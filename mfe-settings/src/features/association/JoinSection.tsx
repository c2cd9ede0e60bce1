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
    <Section
      title={t`Join by company code`}
      description={t`Somebody who works there finds it under Settings, Company.`}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            {...register('companyCode', {
              validate: (code) => code.trim() !== '' || t`Enter the eight characters of the code`,
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
              <Trans>Ask to join</Trans>
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
    : t`You have asked to join ${companyName}. Its owners and admins were told; you get a mail when they decide.`;
}

import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, Group, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { showFieldErrors } from '../../shared/field-errors';
import { useKeptForm } from '../../shared/form/use-kept-form';
import { Section } from '../../shared/Section';
import { useCreateCompany } from './use-associations';

const EMPTY = { companyName: '' };

/** Makes a company of one's own. */
export function CreateCompanySection() {
  const create = useCreateCompany();
  const { register, handleSubmit, setError, saved, formState } = useKeptForm('create-company', EMPTY);
  const submit = handleSubmit(({ companyName }) =>
    create.mutate(companyName, {
      onSuccess: () => saved(EMPTY),
      onError: (error) => showFieldErrors(error, ['companyName'], setError),
    }),
  );
  return (
    <Section title={t`Create company`} description={t`You become its owner and can invite others.`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            {...register('companyName', {
              validate: (name) => name.trim() !== '' || t`Enter the company's legal name`,
            })}
            label={t`Legal name`}
            autoComplete="organization"
            error={formState.errors.companyName?.message}
          />
          {create.isError && !formState.errors.companyName && <FailureAlert error={create.error} />}
          <div role="status">
            {create.isSuccess && (
              <Alert color="green">
                <Trans>{create.data.companyName} created.</Trans>
              </Alert>
            )}
          </div>
          <Group>
            <Button type="submit" loading={create.isPending}>
              <Trans>Create company</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { showFieldErrors } from '../../../shared/field-errors';
import { useKeptForm } from '../../../shared/form/use-kept-form';
import { useClaimDomain } from './use-domains';

interface Values {
  domain: string;
  proof: 'dns' | 'mail';
}
const EMPTY: Values = { domain: '', proof: 'dns' };

/** Claims a mail domain. */
export function ClaimDomainForm() {
  const claim = useClaimDomain();
  const { register, handleSubmit, setError, saved, formState } = useKeptForm('claim-domain', EMPTY);
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    claim.mutate(values, {
      onSuccess: () => saved(EMPTY),
      onError: (error) => showFieldErrors(error, ['domain', 'proof'], setError),
    }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...register('domain', {
              validate: (domain) => domain.trim() !== '' || t`Enter a domain such as acme.com`,
            })}
            label={t`Domain`}
            placeholder="acme.com"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.domain?.message}
          />
          <NativeSelect
            {...register('proof')}
            label={t`Verification`}
            data={[
              { value: 'dns', label: t`DNS record` },
              { value: 'mail', label: t`Code by email to its postmaster` },
            ]}
            error={errors.proof?.message}
          />
        </SimpleGrid>
        {claim.isError && !errors.domain && !errors.proof && <FailureAlert error={claim.error} />}
        <Group>
          <Button type="submit" variant="default" loading={claim.isPending}>
            <Trans>Add domain</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

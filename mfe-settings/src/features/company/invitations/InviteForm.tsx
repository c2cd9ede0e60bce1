import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, SimpleGrid, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { checkEmail } from '../../../shared/check-email';
import { showFieldErrors } from '../../../shared/field-errors';
import { useKeptForm } from '../../../shared/form/use-kept-form';
import { RoleField } from '../../../shared/RoleField';
import type { Role } from '../../../shared/roles';
import { useInvite } from './use-invitations';

interface Values {
  email: string;
  role: Role;
}
const EMPTY: Values = { email: '', role: 'booker' };

/** Invites somebody by mail. */
export function InviteForm() {
  const invite = useInvite();
  const { control, register, handleSubmit, setError, saved, formState } = useKeptForm('invite', EMPTY);
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    invite.mutate(values, {
      onSuccess: () => saved({ ...EMPTY, role: values.role }),
      onError: (error) => showFieldErrors(error, ['email', 'role'], setError),
    }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...register('email', { validate: checkEmail })}
            type="email"
            label={t`Email`}
            description={t`Only an account with this address can accept`}
            autoComplete="off"
            error={errors.email?.message}
          />
          <Controller
            name="role"
            control={control}
            render={({ field: { value, onChange, ref } }) => (
              <RoleField ref={ref} value={value} onChange={onChange} error={errors.role?.message} />
            )}
          />
        </SimpleGrid>
        {invite.isError && !errors.email && !errors.role && <FailureAlert error={invite.error} />}
        <div role="status">
          {invite.isSuccess && (
            <Alert color="green">
              <Trans>Invitation created for {invite.data.email}. If no email arrives, resend it in an hour.</Trans>
            </Alert>
          )}
        </div>
        <div>
          <Button type="submit" loading={invite.isPending}>
            <Trans>Send invitation</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}

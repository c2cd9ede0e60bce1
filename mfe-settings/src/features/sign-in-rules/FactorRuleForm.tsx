import { unwrap } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import { Form, useDraftForm, useNotices, useRemote } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { Anchor, Checkbox, Stack, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormCheckboxGroup } from '../../shared/form/FormCheckboxGroup';
import { useReauthentication } from '../../shared/reauthentication/reauthentication';
import { roleSchema } from '../../shared/role-schema';
import { ROLES } from '../../shared/roles';
import type { FactorRule } from '../../shared/types';
import { factorRuleQueries } from './factor-rule-queries';
import { MembersWithoutFactor } from './MembersWithoutFactor';

const schema = z.object({ roles: z.array(roleSchema) });

/** The roles that require a second factor, beside the members who have none. */
export function FactorRuleForm({ stored }: { stored: FactorRule }) {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  const { proven } = useReauthentication();
  const form = useDraftForm({ name: 'factor-rule', schema, defaults: { roles: stored.roles } });
  const roles = useWatch({ control: form.control, name: 'roles' });
  const save = useMutation({
    mutationFn: (body: z.output<typeof schema>) =>
      proven(() => unwrap(api.PUT('/api/v1/company/factor-rule', { body }))),
    onSuccess: (saved) => queryClient.setQueryData(factorRuleQueries.current(api).queryKey, saved),
  });
  return (
    <Stack>
      <Form
        form={form}
        submitLabel={t`Save sign-in rules`}
        onSubmit={async (values) => {
          const saved = await save.mutateAsync(values);
          form.reset({ roles: saved.roles });
          notices.success(t`The sign-in rules were saved. They apply to open sessions too.`);
        }}
      >
        <FormCheckboxGroup name="roles" label={t`Roles that need a second factor`}>
          <Stack gap="xs" mt="xs">
            {ROLES.map(({ value, label, does }) => (
              <Checkbox key={value} value={value} label={i18n._(label)} description={i18n._(does)} />
            ))}
          </Stack>
        </FormCheckboxGroup>
        <Text c="dimmed">
          <Trans>
            You need a second factor yourself: add one under{' '}
            <Anchor component={Link} to={paths.security()} underline="always">
              Security
            </Anchor>
            . Members who sign in through another provider are exempt, because that provider asks for it. API keys are
            not affected.
          </Trans>
        </Text>
      </Form>
      <MembersWithoutFactor members={stored.withoutFactor} roles={roles} />
    </Stack>
  );
}

import { FormSelect, useRemote } from '@lading/mfe-kit';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { type Role, ROLES, rolesToGive } from './roles';

/** Field `role` of the surrounding form, with a description of the selected role. */
export function RoleField({ autoFocus }: { autoFocus?: boolean }) {
  const { host } = useRemote();
  const value = useWatch<{ role: Role }, 'role'>({ name: 'role' });
  const selected = ROLES.find((role) => role.value === value);
  return (
    <FormSelect
      name="role"
      label={t`Role`}
      description={selected && i18n._(selected.does)}
      data={rolesToGive(host.session.company?.role).map((role) => ({ value: role.value, label: i18n._(role.label) }))}
      data-autofocus={autoFocus}
    />
  );
}

import { useRemote } from '@lading/mfe-kit';
import { NativeSelect } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { type Role, ROLES, rolesToGive } from './roles';

interface RoleFieldProps extends Omit<ComponentProps<typeof NativeSelect>, 'data' | 'value' | 'onChange'> {
  value: Role;
  onChange(role: Role): void;
}

/** Chooses a role, and says what somebody with it does. */
export function RoleField({ value, onChange, ...props }: RoleFieldProps) {
  const { host } = useRemote();
  const chosen = ROLES.find((role) => role.value === value);
  return (
    <NativeSelect
      label={t`Role`}
      {...props}
      description={chosen && i18n._(chosen.does)}
      data={rolesToGive(host.session.company?.role).map((role) => ({ value: role.value, label: i18n._(role.label) }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Role)}
    />
  );
}

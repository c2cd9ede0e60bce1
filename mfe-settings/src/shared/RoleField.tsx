import { NativeSelect } from '@lading/ui';
import type { ComponentProps } from 'react';
import { useArea } from './area';
import { type Role, ROLES, rolesToGive } from './roles';

interface RoleFieldProps extends Omit<ComponentProps<typeof NativeSelect>, 'data' | 'value' | 'onChange'> {
  value: Role;
  onChange(role: Role): void;
}

/** Chooses a role, and says what somebody with it does. */
export function RoleField({ value, onChange, ...props }: RoleFieldProps) {
  const { host } = useArea();
  return (
    <NativeSelect
      label="Role"
      {...props}
      description={ROLES.find((role) => role.value === value)?.does}
      data={rolesToGive(host.session.company?.role).map((role) => ({ value: role.value, label: role.label }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Role)}
    />
  );
}

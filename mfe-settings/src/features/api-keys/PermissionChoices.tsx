import { useRemote } from '@lading/mfe-kit';
import { Checkbox, SimpleGrid } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { CheckboxSet } from '../../shared/form/CheckboxSet';
import { type KeyPermission, PERMISSION_GROUPS, permissionWords } from './key-permissions';

interface PermissionChoicesProps {
  value: KeyPermission[];
  error: string | undefined;
  onChange(permissions: KeyPermission[]): void;
}

/** What a key may do: at most what its maker may. */
export function PermissionChoices({ value, error, onChange }: PermissionChoicesProps) {
  const { host } = useRemote();
  return (
    <Checkbox.Group
      label={t`Permissions`}
      value={value}
      onChange={(chosen) => onChange(chosen as KeyPermission[])}
      error={error}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs">
        {PERMISSION_GROUPS.map(({ legend, permissions }) => (
          <CheckboxSet
            key={legend.id}
            legend={i18n._(legend)}
            choices={permissions
              .filter((permission) => host.session.can(permission))
              .map((permission) => ({ value: permission, label: permissionWords(permission) }))}
          />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}

import { useRemote } from '@lading/mfe-kit';
import { SimpleGrid } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { CheckboxSet } from '../../shared/form/CheckboxSet';
import { FormCheckboxGroup } from '../../shared/form/FormCheckboxGroup';
import { PERMISSION_GROUPS, permissionWords } from './key-permissions';

/** Permissions of a key: at most those of its creator. */
export function PermissionChoices() {
  const { host } = useRemote();
  return (
    <FormCheckboxGroup name="permissions" label={t`Permissions`}>
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
    </FormCheckboxGroup>
  );
}

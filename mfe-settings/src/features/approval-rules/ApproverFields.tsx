import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { CheckboxSet } from '../../shared/form/CheckboxSet';
import { FormCheckboxGroup } from '../../shared/form/FormCheckboxGroup';
import { roleLabel } from '../../shared/roles';
import type { ApprovalRuleList } from '../../shared/types';

const APPROVING_ROLES = ['manager', 'approver', 'owner'];

interface ApproverFieldsProps {
  /** Name of the field: roles and ids of members. */
  name: string;
  label: string;
  members: ApprovalRuleList['members'];
}

/** Who approves: everyone with one of the roles, and members by name. */
export function ApproverFields({ name, label, members }: ApproverFieldsProps) {
  return (
    <FormCheckboxGroup name={name} label={label}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs">
        <CheckboxSet
          legend={t`Roles`}
          choices={APPROVING_ROLES.map((role) => ({ value: role, label: roleLabel(role) }))}
        />
        <CheckboxSet
          legend={t`Members`}
          choices={members.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
        />
      </SimpleGrid>
    </FormCheckboxGroup>
  );
}

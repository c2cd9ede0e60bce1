import { type Column, DataTable } from '@lading/mfe-kit';
import { Stack, Text } from '@lading/ui';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { roleLabel } from '../../shared/roles';
import type { MemberWithoutFactor } from '../../shared/types';

const COLUMNS: Column<MemberWithoutFactor>[] = [
  {
    id: 'member',
    header: msg`Member`,
    cell: ({ fullName, email }) => (
      <div>
        <strong>{fullName}</strong>
        <Text c="dimmed">{email}</Text>
      </div>
    ),
  },
  { id: 'role', header: msg`Role`, cell: ({ role }) => roleLabel(role) },
  {
    id: 'provider',
    header: msg`Other provider`,
    cell: ({ hasSignInSource }) => (hasSignInSource ? t`Linked: exempt when used` : t`None`),
  },
];

interface MembersWithoutFactorProps {
  members: MemberWithoutFactor[];
  /** The chosen roles, saved or not. */
  roles: readonly string[];
}

/** The members with the chosen roles who have no second factor yet. */
export function MembersWithoutFactor({ members, roles }: MembersWithoutFactorProps) {
  if (roles.length === 0)
    return (
      <Text c="dimmed">
        <Trans>No role needs a second factor. Choose roles to see which members have none.</Trans>
      </Text>
    );
  const rows = members.filter(({ role }) => roles.includes(role));
  return (
    <Stack gap="xs">
      <Text role="status">
        {rows.length === 0
          ? t`All members with these roles have a second factor.`
          : plural(rows.length, {
              one: '# member has no second factor yet.',
              other: '# members have no second factor yet.',
            })}
      </Text>
      {rows.length > 0 && (
        <DataTable
          caption={t`Members without a second factor`}
          columns={COLUMNS}
          rows={rows}
          rowId={({ userId }) => userId}
        />
      )}
    </Stack>
  );
}

import { type Column, DataTable, FailureAlert, QueryBoundary } from '@lading/mfe-kit';
import { Anchor, Badge, DateTimeInZone, EmptyState, Group, StatusBadge, type StatusTone, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { roleLabel } from '../../shared/roles';
import { Section } from '../../shared/Section';
import type { Association, AssociationList } from '../../shared/types';
import { CompanyActions } from './CompanyActions';
import { LeaveDialog } from './LeaveDialog';
import { useRestoreCompany, useSwitchCompany } from './use-associations';

const STATUS: Record<Association['status'], { tone: StatusTone; word: MessageDescriptor }> = {
  active: { tone: 'done', word: msg`Member` },
  suspended: { tone: 'attention', word: msg`Suspended` },
  requested: { tone: 'active', word: msg`Pending approval` },
  invited: { tone: 'attention', word: msg`Invited: open the link in the email` },
};

const COLUMNS: Column<Association>[] = [
  {
    id: 'company',
    header: msg`Company`,
    cell: ({ companyName, active }) => (
      <Group gap="xs">
        <strong>{companyName}</strong>
        {active && (
          <Badge variant="light">
            <Trans>Active</Trans>
          </Badge>
        )}
      </Group>
    ),
  },
  {
    id: 'role',
    header: msg`Role`,
    cell: ({ role, status }) => (status === 'requested' ? t`Set on approval` : roleLabel(role)),
  },
  { id: 'status', header: msg`Status`, cell: (association) => <StatusCell {...association} /> },
  { id: 'since', header: msg`Since`, cell: ({ since }) => <DateTimeInZone instant={since} /> },
];

/** The user's companies, with their actions. */
export function CompaniesSection({ associations }: { associations: UseQueryResult<AssociationList> }) {
  const change = useSwitchCompany();
  const restore = useRestoreCompany();
  const [leaving, setLeaving] = useState<Association | null>(null);
  const switching = change.isPending ? change.variables : undefined;
  const actions: Column<Association> = {
    id: 'actions',
    header: msg`Actions`,
    cell: (association) => (
      <CompanyActions
        association={association}
        switching={switching?.companyId === association.companyId}
        restoring={restore.isPending && restore.variables.companyId === association.companyId}
        onSwitch={() => change.mutate(association)}
        onRestore={() => restore.mutate(association)}
        onLeave={() => setLeaving(association)}
      />
    ),
  };
  return (
    <Section title={t`Companies`}>
      {change.isError && <FailureAlert error={change.error} />}
      {restore.isError && <FailureAlert error={restore.error} />}
      <QueryBoundary query={associations} loading={t`Loading companies`} failed={t`The companies could not be loaded`}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t`No companies`}>
              <Trans>Join one with its code, or create your own below.</Trans>
            </EmptyState>
          ) : (
            <DataTable
              caption={t`Companies`}
              columns={[...COLUMNS, actions]}
              rows={items}
              rowId={({ companyId }) => companyId}
            />
          )
        }
      </QueryBoundary>
      {leaving && <LeaveDialog key={leaving.companyId} association={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
}

function StatusCell({ status, erasesAt, companySuspended, movedTo }: Association) {
  if (movedTo !== null)
    return (
      <div>
        <StatusBadge tone="attention">{t`Moved`}</StatusBadge>
        <Text c="dimmed" size="sm">
          <Trans>
            Sign in at <Anchor href={movedTo}>{movedTo}</Anchor>
          </Trans>
        </Text>
      </div>
    );
  if (companySuspended && erasesAt === null)
    return (
      <div>
        <StatusBadge tone="attention">{t`Company suspended`}</StatusBadge>
        <Text c="dimmed" size="sm">
          <Trans>Contact the operator of this installation.</Trans>
        </Text>
      </div>
    );
  if (erasesAt === null) return <StatusBadge tone={STATUS[status].tone}>{i18n._(STATUS[status].word)}</StatusBadge>;
  return (
    <div>
      <StatusBadge tone="attention">{t`Deleted`}</StatusBadge>
      <Text c="dimmed" size="sm">
        <Trans>
          Erased on <DateTimeInZone instant={erasesAt} />
        </Trans>
      </Text>
    </div>
  );
}

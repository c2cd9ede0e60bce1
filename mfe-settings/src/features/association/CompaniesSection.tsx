import { FailureAlert, QueryBoundary } from '@lading/mfe-kit';
import { Badge, DateTimeInZone, EmptyState, Group, StatusBadge, type StatusTone, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, Records } from '../../shared/Records';
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
    name: msg`Company`,
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
  { name: msg`Role`, cell: ({ role, status }) => (status === 'requested' ? t`Set on approval` : roleLabel(role)) },
  { name: msg`Status`, cell: (association) => <State {...association} /> },
  { name: msg`Since`, cell: ({ since }) => <DateTimeInZone instant={since} /> },
];

/** Every company of the person, with what they can do about each. */
export function CompaniesSection({ associations }: { associations: UseQueryResult<AssociationList> }) {
  const change = useSwitchCompany();
  const restore = useRestoreCompany();
  const [leaving, setLeaving] = useState<Association | null>(null);
  const switching = change.isPending ? change.variables : undefined;
  const actions: Column<Association> = {
    name: msg`Actions`,
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
            <Records
              caption={t`Companies`}
              columns={[...COLUMNS, actions]}
              rows={items}
              keyOf={({ companyId }) => companyId}
            />
          )
        }
      </QueryBoundary>
      {leaving && <LeaveDialog key={leaving.companyId} association={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
}

function State({ status, erasesAt }: Association) {
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

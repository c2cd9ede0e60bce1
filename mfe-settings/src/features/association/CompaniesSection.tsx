import { Badge, DateTimeInZone, EmptyState, Group, StatusBadge, type StatusTone, Text } from '@lading/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert } from '../../shared/FailureAlert';
import { Loaded } from '../../shared/Loaded';
import { type Column, Records } from '../../shared/Records';
import { roleLabel } from '../../shared/roles';
import { Section } from '../../shared/Section';
import type { Association, AssociationList } from '../../shared/types';
import { CompanyActions } from './CompanyActions';
import { LeaveDialog } from './LeaveDialog';
import { useRestoreCompany, useSwitchCompany } from './use-associations';

const STATUS: Record<Association['status'], { tone: StatusTone; word: string }> = {
  active: { tone: 'done', word: 'Member' },
  suspended: { tone: 'attention', word: 'Suspended' },
  requested: { tone: 'active', word: 'Waits for approval' },
  invited: { tone: 'attention', word: 'Invited: open the link in your mail' },
};

const COLUMNS: Column<Association>[] = [
  {
    name: 'Company',
    cell: ({ companyName, active }) => (
      <Group gap="xs">
        <strong>{companyName}</strong>
        {active && <Badge variant="light">You work here</Badge>}
      </Group>
    ),
  },
  { name: 'Role', cell: ({ role, status }) => (status === 'requested' ? 'Chosen on approval' : roleLabel(role)) },
  { name: 'State', cell: (association) => <State {...association} /> },
  { name: 'Since', cell: ({ since }) => <DateTimeInZone instant={since} /> },
];

/** Every company of the person, with what they can do about each. */
export function CompaniesSection({ associations }: { associations: UseQueryResult<AssociationList> }) {
  const change = useSwitchCompany();
  const restore = useRestoreCompany();
  const [leaving, setLeaving] = useState<Association | null>(null);
  const switching = change.isPending ? change.variables : undefined;
  const actions: Column<Association> = {
    name: 'Actions',
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
    <Section title="Companies you belong to">
      {change.isError && <FailureAlert error={change.error} />}
      {restore.isError && <FailureAlert error={restore.error} />}
      <Loaded query={associations} name="companies">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No company yet">Join one by its code, or create your own below.</EmptyState>
          ) : (
            <Records caption="Companies" columns={[...COLUMNS, actions]} rows={items} keyOf={({ companyId }) => companyId} />
          )
        }
      </Loaded>
      {leaving && <LeaveDialog key={leaving.companyId} association={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
}

function State({ status, erasesAt }: Association) {
  if (erasesAt === null) return <StatusBadge tone={STATUS[status].tone}>{STATUS[status].word}</StatusBadge>;
  return (
    <div>
      <StatusBadge tone="attention">Deleted</StatusBadge>
      <Text c="dimmed" size="sm">
        Erased for good on <DateTimeInZone instant={erasesAt} />
      </Text>
    </div>
  );
}

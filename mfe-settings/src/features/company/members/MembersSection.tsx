import { FailureAlert, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, DateTimeInZone, Group, StatusBadge } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Column, Records } from '../../../shared/Records';
import { roleLabel, rolesToGive } from '../../../shared/roles';
import { Section } from '../../../shared/Section';
import type { Member } from '../../../shared/types';
import { type MemberAct, MemberActions } from './MemberActions';
import { MemberDialogs } from './MemberDialogs';
import { PersonCell } from './PersonCell';
import { PricesSwitch } from './PricesSwitch';
import { useChangeMember, useMembers } from './use-members';

/** Who belongs to the company, and what each may do. */
export function MembersSection() {
  const { host } = useRemote();
  const members = useMembers();
  const change = useChangeMember();
  const [asked, setAsked] = useState<MemberAct | null>(null);
  const mayManage = ({ you, role }: Member) =>
    !you && rolesToGive(host.session.company?.role).some(({ value }) => value === role);

  const columns: Column<Member>[] = [
    { name: msg`Member`, cell: (member) => <PersonCell member={member} /> },
    { name: msg`Role`, cell: ({ role }) => roleLabel(role) },
    {
      name: msg`Sees prices`,
      cell: (member) => <PricesSwitch member={member} disabled={!mayManage(member)} change={change} />,
    },
    {
      name: msg`Status`,
      cell: ({ status }) => (
        <StatusBadge tone={status === 'active' ? 'done' : 'attention'}>
          {status === 'active' ? t`Active` : t`Suspended`}
        </StatusBadge>
      ),
    },
    { name: msg`Since`, cell: ({ since }) => <DateTimeInZone instant={since} /> },
    {
      name: msg`Actions`,
      cell: (member) =>
        mayManage(member) ? <MemberActions member={member} onAct={(act) => setAsked({ act, member })} /> : null,
    },
  ];
  return (
    <Section title={t`Members`} description={t`Changes apply immediately.`}>
      {change.isError && <FailureAlert error={change.error} />}
      <QueryBoundary query={members} loading={t`Loading members`} failed={t`The members could not be loaded`}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items).filter(({ status }) => status !== 'requested');
          return <Records caption={t`Members`} columns={columns} rows={rows} keyOf={({ userId }) => userId} />;
        }}
      </QueryBoundary>
      {members.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={members.isFetchingNextPage} onClick={() => void members.fetchNextPage()}>
            <Trans>Show more members</Trans>
          </Button>
        </Group>
      )}
      {asked && <MemberDialogs key={asked.member.userId + asked.act} asked={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

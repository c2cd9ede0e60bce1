import { type Column, DataTable, FailureAlert, QueryBoundary, ShowMore, useRemote } from '@lading/mfe-kit';
import { DateTimeInZone, formatMoney, StatusBadge } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { useState } from 'react';
import { roleLabel, rolesToGive } from '../../../shared/roles';
import { Section } from '../../../shared/Section';
import type { Member } from '../../../shared/types';
import { type MemberAct, MemberActions } from './MemberActions';
import { MemberDialogs } from './MemberDialogs';
import { PersonCell } from './PersonCell';
import { PricesSwitch } from './PricesSwitch';
import { useChangeMember, useMembers } from './use-members';

/** Members of the company, with their roles. */
export function MembersSection() {
  const { host } = useRemote();
  const members = useMembers();
  const change = useChangeMember();
  const [asked, setAsked] = useState<MemberAct | null>(null);
  const canManage = ({ you, role }: Member) =>
    !you && rolesToGive(host.session.company?.role).some(({ value }) => value === role);

  const columns: Column<Member>[] = [
    { id: 'member', header: msg`Member`, cell: (member) => <PersonCell member={member} /> },
    { id: 'role', header: msg`Role`, cell: ({ role }) => roleLabel(role) },
    {
      id: 'prices',
      header: msg`Sees prices`,
      cell: (member) => <PricesSwitch member={member} disabled={!canManage(member)} change={change} />,
    },
    { id: 'limits', header: msg`Limits`, cell: (member) => <Limits member={member} /> },
    {
      id: 'status',
      header: msg`Status`,
      phone: 'corner',
      cell: ({ status }) => (
        <StatusBadge tone={status === 'active' ? 'done' : 'attention'}>
          {status === 'active' ? t`Active` : t`Suspended`}
        </StatusBadge>
      ),
    },
    { id: 'since', header: msg`Since`, cell: ({ since }) => <DateTimeInZone instant={since} /> },
    {
      id: 'actions',
      header: msg`Actions`,
      cell: (member) =>
        canManage(member) ? <MemberActions member={member} onAct={(act) => setAsked({ act, member })} /> : null,
    },
  ];
  return (
    <Section title={t`Members`} description={t`Changes apply immediately.`}>
      {change.isError && <FailureAlert error={change.error} />}
      <QueryBoundary query={members} loading={t`Loading members`} failed={t`The members could not be loaded`}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items).filter(({ status }) => status !== 'requested');
          return <DataTable caption={t`Members`} columns={columns} rows={rows} rowId={({ userId }) => userId} />;
        }}
      </QueryBoundary>
      <ShowMore query={members} />
      {asked && <MemberDialogs key={asked.member.userId + asked.act} asked={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

/** What the member decides about alone. */
function Limits({ member: { bookingLimit, invoiceLimit, limitCurrency: currency } }: { member: Member }) {
  const money = (amount: number) => formatMoney({ amount, currency });
  const limits = [
    bookingLimit !== null && t`Bookings ${money(bookingLimit)}`,
    invoiceLimit !== null && t`Invoices ${money(invoiceLimit)}`,
  ].filter((limit) => limit !== false);
  if (limits.length === 0) return t`None`;
  return limits.map((limit) => <div key={limit}>{limit}</div>);
}

import { type Column, DataList, ShowMore, useRemote } from '@lading/mfe-kit';
import { DateTimeInZone, EmptyState, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { COMPANY_SECTIONS } from '../../../shared/sections';
import { SettingsPage } from '../../../shared/SettingsPage';
import type { Activity, Member } from '../../../shared/types';
import { useMembers } from '../members/use-members';
import { NO_FILTER, useActivityFilter } from './activity-filter';
import { actionWords, detailWords, subjectWords } from './activity-words';
import { activityFilters } from './activity-filters';
import { useActivity, useExportAddress } from './use-activity';

const columnsFor = (people: Member[]): Column<Activity>[] => [
  { id: 'time', header: msg`Time`, cell: ({ occurredAt }) => <DateTimeInZone instant={occurredAt} /> },
  {
    id: 'user',
    header: msg`User`,
    cell: ({ userName }) =>
      userName ?? (
        <Text c="dimmed">
          <Trans>Not signed in</Trans>
        </Text>
      ),
  },
  {
    id: 'event',
    header: msg`Event`,
    cell: ({ action, details }) => (
      <>
        {actionWords(action)}
        <Text c="dimmed">{detailWords(details, people)}</Text>
      </>
    ),
  },
  { id: 'subject', header: msg`Subject`, cell: ({ subject }) => subjectWords(subject, people) },
  { id: 'ipAddress', header: msg`IP address`, cell: ({ ipAddress }) => ipAddress || t`System` },
];

/** Append-only log of the company. */
export function ActivityPage() {
  const { host } = useRemote();
  const { filter, change } = useActivityFilter();
  const members = useMembers({ enabled: host.session.can('member.manage') });
  const people = members.data?.pages.flatMap(({ items }) => items) ?? [];
  const activity = useActivity(filter);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const exportAddress = useExportAddress(filter);
  return (
    <SettingsPage
      name="activity"
      section={COMPANY_SECTIONS.activity}
      ready={!activity.isPending}
      description={t`Sign-ins, members, settings and shipments. Entries are chained, so changes and deletions are detected.`}
    >
      <DataList
        name="activity"
        caption={t`Activity`}
        query={activity}
        columns={columnsFor(people)}
        rows={activity.data?.pages.flatMap(({ items }) => items) ?? []}
        rowId={({ id }) => id}
        filters={activityFilters(filter, people)}
        onClearFilters={isFiltered ? () => change(NO_FILTER) : undefined}
        exportHref={exportAddress}
        empty={
          <EmptyState
            title={t`No activity yet`}
          >{t`Changes of members, carriers, quotes and shipments are listed here.`}</EmptyState>
        }
        pager={<ShowMore query={activity} />}
      />
    </SettingsPage>
  );
}

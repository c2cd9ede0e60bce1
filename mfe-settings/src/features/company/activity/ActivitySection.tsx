import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Button, DateTimeInZone, EmptyState, Group, IconDownload, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Column, Records } from '../../../shared/Records';
import { Section } from '../../../shared/Section';
import type { Activity, Member } from '../../../shared/types';
import { useMembers } from '../members/use-members';
import { useActivityFilter } from './activity-filter';
import { actionWords, detailWords, subjectWords } from './activity-words';
import { ActivityFilters } from './ActivityFilters';
import { useActivity, useExportAddress } from './use-activity';

const columnsFor = (people: Member[]): Column<Activity>[] => [
  { name: msg`Time`, cell: ({ occurredAt }) => <DateTimeInZone instant={occurredAt} /> },
  {
    name: msg`User`,
    cell: ({ userName }) =>
      userName ?? (
        <Text c="dimmed">
          <Trans>Not signed in</Trans>
        </Text>
      ),
  },
  {
    name: msg`Event`,
    cell: ({ action, details }) => (
      <>
        {actionWords(action)}
        <Text c="dimmed">{detailWords(details)}</Text>
      </>
    ),
  },
  { name: msg`Subject`, cell: ({ subject }) => subjectWords(subject, people) },
  { name: msg`IP address`, cell: ({ ipAddress }) => ipAddress || t`System` },
];

/** The log of who did what in the company; it can be added to, but never changed. */
export function ActivitySection() {
  const { host } = useRemote();
  const { filter, change } = useActivityFilter();
  const members = useMembers({ enabled: host.session.can('member.manage') });
  const people = members.data?.pages.flatMap(({ items }) => items) ?? [];
  const activity = useActivity(filter);
  const exportAddress = useExportAddress(filter);
  return (
    <Section
      title={t`Activity`}
      description={t`Sign-ins, members, settings and shipments. Entries are chained, so changes and deletions are detected.`}
    >
      <ActivityFilters filter={filter} people={people} onChange={change} />
      <Group>
        <Button component="a" href={exportAddress} download variant="default" leftSection={<IconDownload size={18} />}>
          <Trans>Download CSV</Trans>
        </Button>
      </Group>
      <QueryBoundary query={activity} loading={t`Loading activity`} failed={t`The activity could not be loaded`}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          return rows.length === 0 ? (
            <EmptyState title={t`No activity`}>
              <Trans>No events match these filters.</Trans>
            </EmptyState>
          ) : (
            <Records caption={t`Activity`} columns={columnsFor(people)} rows={rows} keyOf={({ id }) => id} />
          );
        }}
      </QueryBoundary>
      {activity.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
            <Trans>Show older activity</Trans>
          </Button>
        </Group>
      )}
    </Section>
  );
}

import { Button, DateTimeInZone, EmptyState, Group, IconDownload, Text } from '@lading/ui';
import { useArea } from '../../../shared/area';
import { Loaded } from '../../../shared/Loaded';
import { type Column, Records } from '../../../shared/Records';
import { Section } from '../../../shared/Section';
import type { Activity, Member } from '../../../shared/types';
import { useMembers } from '../members/use-members';
import { useActivityFilter } from './activity-filter';
import { actionWords, detailWords, subjectWords } from './activity-words';
import { ActivityFilters } from './ActivityFilters';
import { useActivity, useExportAddress } from './use-activity';

const columnsFor = (people: Member[]): Column<Activity>[] => [
  { name: 'When', cell: ({ occurredAt }) => <DateTimeInZone instant={occurredAt} /> },
  { name: 'Who', cell: ({ userName }) => userName ?? <Text c="dimmed">Nobody signed in</Text> },
  {
    name: 'What',
    cell: ({ action, details }) => (
      <>
        {actionWords(action)}
        <Text c="dimmed">{detailWords(details)}</Text>
      </>
    ),
  },
  { name: 'About', cell: ({ subject }) => subjectWords(subject, people) },
  { name: 'From address', cell: ({ ipAddress }) => ipAddress || 'Lading itself' },
];

/** The log of who did what in the company; it can be added to, but never changed. */
export function ActivitySection() {
  const { host } = useArea();
  const { filter, change } = useActivityFilter();
  const members = useMembers({ enabled: host.session.can('member.manage') });
  const people = members.data?.pages.flatMap(({ items }) => items) ?? [];
  const activity = useActivity(filter);
  const exportAddress = useExportAddress(filter);
  return (
    <Section title="Activity" description="Sign-ins, memberships, settings and shipments. Entries are chained, so that none can be changed or taken out unnoticed.">
      <ActivityFilters filter={filter} people={people} onChange={change} />
      <Group>
        <Button component="a" href={exportAddress} download variant="default" leftSection={<IconDownload size={18} />}>
          Download as CSV
        </Button>
      </Group>
      <Loaded query={activity} name="activity">
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          return rows.length === 0 ? (
            <EmptyState title="Nothing happened">No event fits these filters.</EmptyState>
          ) : (
            <Records caption="Activity" columns={columnsFor(people)} rows={rows} keyOf={({ id }) => id} />
          );
        }}
      </Loaded>
      {activity.hasNextPage && (
        <Group justify="center">
          <Button variant="default" loading={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
            Show earlier activity
          </Button>
        </Group>
      )}
    </Section>
  );
}

import { NativeSelect, SimpleGrid, TextInput } from '@lading/ui';
import { useArea } from '../../../shared/area';
import { useMembers } from '../members/use-members';
import type { ActivityFilter } from './activity-filter';
import { ACTIONS } from './activity-words';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onChange(changes: ActivityFilter): void;
}

/** Narrows the log by event, person and day. */
export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const { host } = useArea();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} role="search" aria-label="Activity">
      <NativeSelect
        label="Event"
        value={filter.action ?? ''}
        onChange={(event) => onChange({ action: event.currentTarget.value })}
        data={[{ value: '', label: 'Every event' }, ...Object.entries(ACTIONS).map(([value, label]) => ({ value, label }))]}
      />
      {host.session.can('member.manage') && <MemberFilter value={filter.userId} onChange={(userId) => onChange({ userId })} />}
      <TextInput type="date" label="From" value={filter.from ?? ''} max={filter.to} onChange={(event) => onChange({ from: event.currentTarget.value })} />
      <TextInput type="date" label="To" value={filter.to ?? ''} min={filter.from} onChange={(event) => onChange({ to: event.currentTarget.value })} />
    </SimpleGrid>
  );
}

function MemberFilter({ value, onChange }: { value: string | undefined; onChange(userId: string): void }) {
  const members = useMembers();
  const people = members.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <NativeSelect
      label="Person"
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: 'Everybody' }, ...people.map(({ userId, fullName }) => ({ value: userId, label: fullName }))]}
    />
  );
}

import { NativeSelect, SimpleGrid, TextInput } from '@lading/ui';
import type { Member } from '../../../shared/types';
import type { ActivityFilter } from './activity-filter';
import { ACTIONS } from './activity-words';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  /** People to choose from; empty for somebody who may not list them. */
  people: Member[];
  onChange(changes: Partial<Record<keyof ActivityFilter, string>>): void;
}

/** Narrows the log by event, person and day. */
export function ActivityFilters({ filter, people, onChange }: ActivityFiltersProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} role="search" aria-label="Activity">
      <NativeSelect
        label="Event"
        value={filter.action ?? ''}
        onChange={(event) => onChange({ action: event.currentTarget.value })}
        data={[{ value: '', label: 'Every event' }, ...Object.entries(ACTIONS).map(([value, label]) => ({ value, label }))]}
      />
      {people.length > 0 && (
        <NativeSelect
          label="Person"
          value={filter.userId ?? ''}
          onChange={(event) => onChange({ userId: event.currentTarget.value })}
          data={[{ value: '', label: 'Everybody' }, ...people.map(({ userId, fullName }) => ({ value: userId, label: fullName }))]}
        />
      )}
      <TextInput type="date" label="From" value={filter.from ?? ''} max={filter.to} onChange={(event) => onChange({ from: event.currentTarget.value })} />
      <TextInput type="date" label="To" value={filter.to ?? ''} min={filter.from} onChange={(event) => onChange({ to: event.currentTarget.value })} />
    </SimpleGrid>
  );
}

import { NativeSelect, SimpleGrid, TextInput } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { Member } from '../../../shared/types';
import type { ActivityFilter } from './activity-filter';
import { ACTIONS } from './activity-words';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  /** Users to choose from; empty for roles that cannot list members. */
  people: Member[];
  onChange(changes: Partial<Record<keyof ActivityFilter, string | undefined>>): void;
}

/** Filters the log by event, user and date. */
export function ActivityFilters({ filter, people, onChange }: ActivityFiltersProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} role="search" aria-label={t`Activity`}>
      <NativeSelect
        label={t`Event`}
        value={filter.action ?? ''}
        onChange={(event) => onChange({ action: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: t`All events` },
          ...Object.entries(ACTIONS).map(([value, words]) => ({ value, label: i18n._(words) })),
        ]}
      />
      {people.length > 0 && (
        <NativeSelect
          label={t`User`}
          value={filter.userId ?? ''}
          onChange={(event) => onChange({ userId: event.currentTarget.value || undefined })}
          data={[
            { value: '', label: t`All users` },
            ...people.map(({ userId, fullName }) => ({ value: userId, label: fullName })),
          ]}
        />
      )}
      <TextInput
        type="date"
        label={t`From`}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={(event) => onChange({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t`To`}
        value={filter.to ?? ''}
        min={filter.from}
        onChange={(event) => onChange({ to: event.currentTarget.value || undefined })}
      />
    </SimpleGrid>
  );
}

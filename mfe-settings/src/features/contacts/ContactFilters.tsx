import { Group, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PlaceTypeSelect } from './PlaceTypeSelect';
import type { ContactFilter } from './use-contacts';

interface ContactFiltersProps {
  filter: ContactFilter;
  onChange(name: keyof ContactFilter, value: string): void;
  /** Acts that stand beside them. */
  children?: ReactNode;
}

/** What narrows the contacts that are shown. */
export function ContactFilters({ filter, onChange, children }: ContactFiltersProps) {
  return (
    <Group align="end">
      <TextInput
        type="search"
        label={t`Search`}
        placeholder={t`Name, place or person`}
        maxLength={60}
        value={filter.q}
        onChange={(event) => onChange('q', event.currentTarget.value)}
      />
      <PlaceTypeSelect
        label={t`Kind of place`}
        placeholder={t`Any`}
        value={filter.placeType}
        onChange={(value) => onChange('placeType', value)}
      />
      <TextInput
        label={t`State or province`}
        placeholder={t`Any`}
        w="8rem"
        maxLength={2}
        value={filter.state}
        onChange={(event) => onChange('state', event.currentTarget.value.toUpperCase())}
      />
      {children}
    </Group>
  );
}

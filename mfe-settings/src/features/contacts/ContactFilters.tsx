import { Group, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { LocationTypeSelect } from './LocationTypeSelect';
import type { useContactFilter } from './use-contact-filter';

/** Search and filters of the list and the map. */
export function ContactFilters({ filter, set }: Pick<ReturnType<typeof useContactFilter>, 'filter' | 'set'>) {
  return (
    <Group align="end" role="search" aria-label={t`Contacts`}>
      <TextInput
        type="search"
        label={t`Search`}
        placeholder={t`Name, city or person`}
        maxLength={60}
        value={filter.q}
        onChange={(event) => set('q', event.currentTarget.value)}
      />
      <LocationTypeSelect
        label={t`Location type`}
        placeholder={t`Any`}
        value={filter.placeType}
        onChange={(value) => set('placeType', value)}
      />
      <TextInput
        label={t`State or province`}
        placeholder={t`Any`}
        w="8rem"
        maxLength={2}
        value={filter.state}
        onChange={(event) => set('state', event.currentTarget.value.toUpperCase())}
      />
    </Group>
  );
}

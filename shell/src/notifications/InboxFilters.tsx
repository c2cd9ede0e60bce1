import { Group, NativeSelect, SegmentedControl } from '@lading/ui';
import type { HostServices } from '../host/create-host';
import type { AppNotification } from './inbox';
import { type InboxFilter, usePreferences } from './use-inbox';

interface InboxFiltersProps {
  services: HostServices;
  filter: InboxFilter;
  onChange(filter: InboxFilter): void;
}

const STATES = [{ value: 'all', label: 'All' }, { value: 'unread', label: 'Unread' }];

/** Which notifications are shown. Kinds are those that the person's role can be told of. */
export function InboxFilters({ services, filter, onChange }: InboxFiltersProps) {
  const { data } = usePreferences(services);
  const kinds = data?.kinds.map(({ kind, title }) => ({ value: kind, label: title })) ?? [];
  return (
    <Group role="search" aria-label="Notifications">
      <SegmentedControl
        aria-label="State"
        data={STATES}
        value={filter.unread ? 'unread' : 'all'}
        onChange={(state) => onChange({ ...filter, unread: state === 'unread' })}
      />
      <NativeSelect
        aria-label="Kind"
        data={[{ value: '', label: 'All kinds' }, ...kinds]}
        value={filter.kind ?? ''}
        onChange={(event) => onChange({ ...filter, kind: (event.currentTarget.value || undefined) as AppNotification['kind'] | undefined })}
      />
    </Group>
  );
}

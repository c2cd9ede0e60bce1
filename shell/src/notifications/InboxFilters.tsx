import { Group, NativeSelect, SegmentedControl } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { HostServices } from '../host/create-host';
import type { AppNotification } from './inbox';
import { type InboxFilter, usePreferences } from './use-inbox';

interface InboxFiltersProps {
  services: HostServices;
  filter: InboxFilter;
  onChange(filter: InboxFilter): void;
}

const states = () => [
  { value: 'all', label: t`All` },
  { value: 'unread', label: t`Unread` },
];

/** Filters by status and by the types of notifications of the user's role. */
export function InboxFilters({ services, filter, onChange }: InboxFiltersProps) {
  const { data } = usePreferences(services);
  const kinds = data?.kinds.map(({ kind, title }) => ({ value: kind, label: title })) ?? [];
  return (
    <Group role="search" aria-label={t`Notifications`}>
      <SegmentedControl
        aria-label={t`Status`}
        data={states()}
        value={filter.unread ? 'unread' : 'all'}
        onChange={(state) => onChange({ ...filter, unread: state === 'unread' })}
      />
      <NativeSelect
        aria-label={t`Type`}
        data={[{ value: '', label: t`All types` }, ...kinds]}
        value={filter.kind ?? ''}
        onChange={(event) =>
          onChange({ ...filter, kind: (event.currentTarget.value || undefined) as AppNotification['kind'] | undefined })
        }
      />
    </Group>
  );
}

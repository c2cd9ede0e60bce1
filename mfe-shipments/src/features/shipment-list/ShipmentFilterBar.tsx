import { Group, IconSearch, NativeSelect, TextInput, useDebouncedCallback } from '@lading/ui';
import { useState } from 'react';
import { SHIPMENT_STATUS } from '../../shared/shipment-status';
import type { ShipmentStatus } from '../../shared/types';
import type { ShipmentFilters } from './use-shipments';

const OPTIONS = [{ value: '', label: 'All statuses' }, ...Object.entries(SHIPMENT_STATUS).map(([value, { label }]) => ({ value, label }))];

/** Text search and status filter; typing settles for a moment before it searches. */
export function ShipmentFilterBar({ filters, onChange }: { filters: ShipmentFilters; onChange(filters: ShipmentFilters): void }) {
  const [text, setText] = useState(filters.q ?? '');
  const search = useDebouncedCallback((q: string) => onChange({ ...filters, q: q.trim() || undefined }), 250);
  return (
    <Group role="search" aria-label="Shipments">
      <TextInput
        type="search"
        aria-label="Search shipments"
        placeholder="Number, BOL, PRO, name, city or postal code"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={text}
        maxLength={60}
        onChange={(event) => {
          setText(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
        style={{ flex: '1 1 16rem', maxWidth: '28rem' }}
      />
      <NativeSelect
        aria-label="Status"
        data={OPTIONS}
        value={filters.status ?? ''}
        onChange={(event) => onChange({ ...filters, status: (event.currentTarget.value || undefined) as ShipmentStatus | undefined })}
      />
    </Group>
  );
}

import { Group, IconSearch, NativeSelect, TextInput, useDebouncedCallback } from '@lading/ui';
import { useState } from 'react';
import type { QuoteFilter } from '../../shared/api/quotes';
import type { QuoteStatus } from '../../shared/api/types';
import { STATUS_OPTIONS } from '../../shared/QuoteStatusBadge';

const OPTIONS = [{ value: '', label: 'All statuses' }, ...STATUS_OPTIONS];

/** Text search and status filter; typing settles for a moment before it searches. */
export function QuoteFilterBar({ filter, onChange }: { filter: QuoteFilter; onChange(filter: QuoteFilter): void }) {
  const [asked, setAsked] = useState(filter.q ?? '');
  const [text, setText] = useState(asked);
  const search = useDebouncedCallback((typed: string) => {
    const q = typed.trim();
    setAsked(q);
    onChange({ ...filter, q: q || undefined });
  }, 250);
  // The address changed in another way, such as by clearing the filters.
  if ((filter.q ?? '') !== asked) {
    setAsked(filter.q ?? '');
    setText(filter.q ?? '');
  }
  return (
    <Group role="search" aria-label="Quotes">
      <TextInput
        type="search"
        aria-label="Search quotes"
        placeholder="Number, city or postal code"
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
        value={filter.status ?? ''}
        onChange={(event) => onChange({ ...filter, status: (event.currentTarget.value || undefined) as QuoteStatus | undefined })}
      />
    </Group>
  );
}

import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

/** Text and status that narrow a list; absent when not asked for. */
export interface ListFilter<Status extends string> {
  q?: string;
  status?: Status;
}

export interface ListFilterBarProps<Status extends string> {
  /** What is listed, such as "Quotes". */
  label: string;
  /** What the text is looked for in. */
  placeholder: string;
  statuses: { value: Status; label: string }[];
  filter: ListFilter<Status>;
  onChange(filter: ListFilter<Status>): void;
  /** Further filters of this list. */
  children?: ReactNode;
}

/** Text search and status filter of a list; typing settles for a moment before it searches. */
export function ListFilterBar<Status extends string>({ label, placeholder, statuses, filter, onChange, children }: ListFilterBarProps<Status>) {
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
    <Group role="search" aria-label={label}>
      <TextInput
        type="search"
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder={placeholder}
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
        data={[{ value: '', label: 'All statuses' }, ...statuses]}
        value={filter.status ?? ''}
        onChange={(event) => onChange({ ...filter, status: (event.currentTarget.value || undefined) as Status | undefined })}
      />
      {children}
    </Group>
  );
}

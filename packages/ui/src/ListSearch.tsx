import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

export interface ListSearchProps {
  /** Plural noun of the list, such as "Quotes". */
  label: string;
  /** Names the searched fields. */
  placeholder: string;
  value: string | undefined;
  onChange(value: string | undefined): void;
  className?: string;
}

/** Search field of a list. The change is reported 250 ms after the last input. */
export function ListSearch({ label, placeholder, value = '', onChange, className }: ListSearchProps) {
  const [searched, setSearched] = useState(value);
  const [text, setText] = useState(value);
  const search = useDebouncedCallback((typed: string) => {
    const q = typed.trim();
    setSearched(q);
    onChange(q || undefined);
  }, 250);
  // The value changed otherwise, for example because the filters were cleared.
  if (value !== searched) {
    setSearched(value);
    setText(value);
  }
  return (
    <TextInput
      type="search"
      aria-label={t`Search ${label.toLowerCase()}`}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={text}
      maxLength={60}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      className={className}
    />
  );
}

import { t } from '@lingui/core/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './list-filter-bar.module.css';

/** Search text and status of a list; absent if not filtered. */
export interface ListFilter<Status extends string> {
  q?: string;
  status?: Status;
}

export interface ListFilterBarProps<Status extends string> {
  /** Plural noun of the list, such as "Quotes". */
  label: string;
  /** Names the searched fields. */
  placeholder: string;
  statuses: { value: Status; label: string }[];
  filter: ListFilter<Status>;
  onChange(filter: ListFilter<Status>): void;
  /** Number of active filters beside the search text. */
  active: number;
  /** Further filters of the list. */
  children?: ReactNode;
}

/** Search and filters of a list. Search is debounced. On phones a button shows and hides the filters. */
export function ListFilterBar<Status extends string>({
  label,
  placeholder,
  statuses,
  filter,
  onChange,
  active,
  children,
}: ListFilterBarProps<Status>) {
  const [searched, setSearched] = useState(filter.q ?? '');
  const [text, setText] = useState(searched);
  const [isOpen, { toggle }] = useDisclosure();
  const fieldsId = useId();
  const search = useDebouncedCallback((typed: string) => {
    const q = typed.trim();
    setSearched(q);
    onChange({ ...filter, q: q || undefined });
  }, 250);
  // The URL changed otherwise, for example because the filters were cleared.
  if ((filter.q ?? '') !== searched) {
    setSearched(filter.q ?? '');
    setText(filter.q ?? '');
  }
  return (
    <div role="search" aria-label={label} className={classes.bar}>
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
        className={classes.search}
      />
      <Button
        variant="default"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={toggle}
      >
        {active > 0 ? t`Filters (${active})` : t`Filters`}
      </Button>
      <div id={fieldsId} className={classes.fields} data-collapsed={!isOpen || undefined}>
        <NativeSelect
          aria-label={t`Status`}
          data={[{ value: '', label: t`All statuses` }, ...statuses]}
          value={filter.status ?? ''}
          onChange={(event) =>
            onChange({ ...filter, status: (event.currentTarget.value || undefined) as Status | undefined })
          }
        />
        {children}
      </div>
    </div>
  );
}

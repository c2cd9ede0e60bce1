import { t } from '@lingui/core/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './list-filter-bar.module.css';

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
  /** How many filters narrow the list beside the words. */
  active: number;
  /** Further filters of this list. */
  children?: ReactNode;
}

/** Text search and filters of a list; typing settles for a moment before it searches. On a phone the filters fold away behind a button. */
export function ListFilterBar<Status extends string>({
  label,
  placeholder,
  statuses,
  filter,
  onChange,
  active,
  children,
}: ListFilterBarProps<Status>) {
  const [asked, setAsked] = useState(filter.q ?? '');
  const [text, setText] = useState(asked);
  const [isUnfolded, { toggle }] = useDisclosure();
  const fieldsId = useId();
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
        className={classes.words}
      />
      <Button
        variant="default"
        className={classes.fold}
        aria-expanded={isUnfolded}
        aria-controls={fieldsId}
        onClick={toggle}
      >
        {active > 0 ? t`Filters (${active})` : t`Filters`}
      </Button>
      <div id={fieldsId} className={classes.fields} data-folded={!isUnfolded || undefined}>
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

import { t } from '@lingui/core/macro';
import { Button, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { ListSearch } from './ListSearch';
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

/**
 * Search and filters of a list. Search is debounced. On phones a button shows and hides the filters.
 * @deprecated Since 1.4. Use `ListPage` or `ListToolbar` of `@lading/mfe-kit`. Removed in 2.0.
 */
export function ListFilterBar<Status extends string>({
  label,
  placeholder,
  statuses,
  filter,
  onChange,
  active,
  children,
}: ListFilterBarProps<Status>) {
  const [isOpen, { toggle }] = useDisclosure();
  const fieldsId = useId();
  return (
    <div role="search" aria-label={label} className={classes.bar}>
      <ListSearch
        label={label}
        placeholder={placeholder}
        value={filter.q}
        onChange={(q) => onChange({ ...filter, q })}
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

import { Combobox, Loader, TextInput, useCombobox, useDebouncedValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, type Ref, useState } from 'react';
import { failureMessage } from '../query/failure';

const TYPING_PAUSE_MS = 200;

interface AsyncSelectProps<T, K extends QueryKey> {
  label: string;
  description?: ReactNode;
  placeholder?: string;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  value: T | null;
  onChange(option: T | null): void;
  onBlur?: () => void;
  /** Query of the options for a text, for example `contactQueries.search(api, text)`. */
  search(text: string): UseQueryOptions<T[], Error, T[], K>;
  keyOf(option: T): string;
  /** Text of the input for a chosen option. */
  labelOf(option: T): string;
  /** Content of an option in the list; its label by default. */
  renderOption?: (option: T) => ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A combobox whose options come from the server for the text that is typed. An emptied input clears the choice. */
export function AsyncSelect<T, K extends QueryKey>(props: AsyncSelectProps<T, K>) {
  const { value, onChange, onBlur, search, keyOf, labelOf, renderOption = labelOf, ref, ...input } = props;
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const [text, setText] = useState<string | null>(null);
  const [searched] = useDebouncedValue(text ?? '', TYPING_PAUSE_MS);
  const query = useQuery({ ...search(searched.trim()), enabled: list.dropdownOpened });
  const options = query.data ?? [];

  const choose = (key: string) => {
    onChange(options.find((option) => keyOf(option) === key) ?? null);
    setText(null);
    list.closeDropdown();
  };
  const type = (typed: string) => {
    setText(typed);
    if (typed === '') onChange(null);
    list.openDropdown();
    list.updateSelectedOptionIndex();
  };
  return (
    <Combobox store={list} onOptionSubmit={choose} keepMounted={false}>
      <Combobox.Target>
        <TextInput
          {...input}
          ref={ref}
          autoComplete="off"
          value={text ?? (value ? labelOf(value) : '')}
          rightSection={query.isFetching ? <Loader size="xs" /> : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => list.openDropdown()}
          onBlur={() => {
            list.closeDropdown();
            setText(null);
            onBlur?.();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t`Matches`}>
          {options.map((option) => (
            <Combobox.Option key={keyOf(option)} value={keyOf(option)}>
              {renderOption(option)}
            </Combobox.Option>
          ))}
          {options.length === 0 && (
            <Combobox.Empty role="status">
              {query.isError ? failureMessage(query.error) : query.isPending ? t`Searching` : t`No matches`}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

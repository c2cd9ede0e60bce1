import { Button, Group, IconCheck, TextInput, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import classes from './list-toolbar.module.css';
import type { ChoiceFilter, DatesFilter, FilterField, TextFilter } from './list-filters';
import { useSetFilters } from './use-url-filters';

interface EditorProps<Field> {
  field: Field;
  onDone(): void;
}

/** More options than this can be searched. */
const MAX_UNSEARCHED = 12;

/** Sets one filter. */
export function FilterEditor({ field, onDone }: EditorProps<FilterField>) {
  if (field.kind === 'choice') return <ChoiceEditor field={field} onDone={onDone} />;
  if (field.kind === 'dates') return <DatesEditor field={field} onDone={onDone} />;
  return <TextEditor field={field} onDone={onDone} />;
}

function ChoiceEditor({ field: { label, parameter, value, options }, onDone }: EditorProps<ChoiceFilter>) {
  const setFilters = useSetFilters();
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const isSearched = options.length > MAX_UNSEARCHED;
  const found = options.filter((option) => option.label.toLowerCase().includes(text.trim().toLowerCase()));
  const choose = (chosen: string) => {
    setFilters({ [parameter]: chosen });
    onDone();
  };
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-pressed="true"], button');
    if (!isSearched) button?.focus();
  }, [isSearched]);
  return (
    <>
      {isSearched && (
        <TextInput
          aria-label={t`Search ${label.toLowerCase()}`}
          placeholder={t`Search`}
          mb={4}
          value={text}
          ref={focusOnMount}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys of the buttons in it */}
      <ul ref={list} className={classes.options} aria-label={label} onKeyDown={moveFocus}>
        {found.map((option) => (
          <li key={option.value}>
            <UnstyledButton aria-pressed={option.value === value} onClick={() => choose(option.value)}>
              {option.label}
              {option.value === value && <IconCheck size={16} aria-hidden="true" />}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The popover itself focuses its first control, which is that of the step before. */
const focusOnMount = (input: HTMLElement | null) => input?.focus();

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[buttons.indexOf(event.target as HTMLButtonElement) + by]?.focus();
}

function DatesEditor({ field: { parameters, from, to }, onDone }: EditorProps<DatesFilter>) {
  const setFilters = useSetFilters();
  return (
    <Editor onSubmit={onDone}>
      <Group gap="xs">
        <TextInput
          type="date"
          label={t`From`}
          ref={focusOnMount}
          value={from ?? ''}
          max={to}
          onChange={(event) => setFilters({ [parameters.from]: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t`To`}
          value={to ?? ''}
          min={from}
          onChange={(event) => setFilters({ [parameters.to]: event.currentTarget.value })}
        />
      </Group>
    </Editor>
  );
}

function TextEditor({ field, onDone }: EditorProps<TextFilter>) {
  const { label, parameter, value, placeholder, maxLength, read, hint } = field;
  const setFilters = useSetFilters();
  const [typed, setTyped] = useState(value ?? '');
  const [isInvalid, setInvalid] = useState(false);
  const apply = () => {
    const next = typed.trim() === '' ? undefined : read(typed);
    if (next === null) return setInvalid(true);
    setFilters({ [parameter]: next });
    onDone();
  };
  return (
    <Editor onSubmit={apply}>
      <TextInput
        label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        ref={focusOnMount}
        value={typed}
        error={isInvalid ? hint : undefined}
        onChange={(event) => {
          setInvalid(false);
          setTyped(event.currentTarget.value);
        }}
      />
    </Editor>
  );
}

function Editor({ onSubmit, children }: { onSubmit(): void; children: React.ReactNode }) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className={classes.editor}>
      {children}
      <Button type="submit" variant="default">
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}

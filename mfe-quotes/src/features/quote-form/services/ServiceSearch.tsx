import { type AccessorialCode, type AccessorialGroup, ACCESSORIALS, accessorialName } from '@lading/trade';
import { Combobox, TextInput, useCombobox } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { fieldId } from '../../../shared/form/field-id';
import classes from './services.module.css';

const groups = (): { group: AccessorialGroup; label: string }[] => [
  { group: 'delivery', label: t`At delivery` },
  { group: 'pickup', label: t`At pickup` },
  { group: 'time', label: t`Time` },
  { group: 'care', label: t`Handling and other` },
];

interface ServiceSearchProps {
  /** Services that cannot be added, because they are there already. */
  taken: readonly string[];
  error?: string;
  onAdd(code: AccessorialCode): void;
}

/** Finds a service by any words of its name. */
export function ServiceSearch({ taken, error, onAdd }: ServiceSearchProps) {
  const [text, setText] = useState('');
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = groups().map(({ group, label }) => ({
    label,
    services: ACCESSORIALS.filter((one) => one.group === group && !taken.includes(one.code))
      .map(({ code }) => ({ code, name: accessorialName(code) }))
      .filter(({ name }) => terms.every((term) => `${name} ${label}`.toLowerCase().includes(term))),
  }));
  const add = (code: string) => {
    onAdd(code as AccessorialCode);
    setText('');
    list.closeDropdown();
  };
  return (
    <Combobox store={list} onOptionSubmit={add} keepMounted={false}>
      <Combobox.Target>
        <TextInput
          id={fieldId('accessorials')}
          className={classes.search}
          label={t`Add service`}
          placeholder={t`Liftgate, appointment`}
          autoComplete="off"
          value={text}
          error={error}
          onClick={() => list.openDropdown()}
          onChange={(event) => {
            setText(event.currentTarget.value);
            list.openDropdown();
            // After the options of the new text are on the page.
            requestAnimationFrame(() => list.selectFirstOption());
          }}
          onBlur={() => {
            list.closeDropdown();
            setText('');
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t`Services to add`} className={classes.options}>
          {found.map(
            ({ label, services }) =>
              services.length > 0 && (
                <Combobox.Group key={label} label={label}>
                  {services.map(({ code, name }) => (
                    <Combobox.Option key={code} value={code}>
                      {name}
                    </Combobox.Option>
                  ))}
                </Combobox.Group>
              ),
          )}
          {found.every(({ services }) => services.length === 0) && (
            <Combobox.Empty role="status">{t`No service found`}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

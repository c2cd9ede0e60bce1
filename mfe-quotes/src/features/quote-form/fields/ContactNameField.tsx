import { useRemote } from '@lading/mfe-kit';
import { Combobox, TextInput, useCombobox, useDebouncedValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { contactQueries } from '../../../shared/api/contacts';
import { fieldId } from '../../../shared/form/field-id';
import { stopOf } from '../contact-stop';
import type { QuoteFormValues, StopPath } from '../quote-form-values';

/** Name of a stop; a contact picked from the list fills the stop. The API infers the services that the contact needs. */
export function ContactNameField({ stop }: { stop: StopPath }) {
  const path = `${stop}.name` as const;
  const { api, host } = useRemote();
  const { control, getValues, setValue } = useFormContext<QuoteFormValues>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: path });
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const [asked] = useDebouncedValue(field.value, 200);
  const { data: contacts = [] } = useQuery({
    ...contactQueries.search(api, asked),
    enabled: host.session.can('contact.read') && list.dropdownOpened && asked.trim().length >= 2,
  });

  const pick = (id: string) => {
    list.closeDropdown();
    const contact = contacts.find((one) => one.id === id);
    if (!contact) return;
    const { type } = getValues(stop);
    setValue(stop, stopOf(contact, type), { shouldDirty: true, shouldValidate: true });
  };

  return (
    <Combobox store={list} onOptionSubmit={pick} keepMounted={false}>
      <Combobox.Target>
        <TextInput
          id={fieldId(path)}
          name={field.name}
          ref={ref}
          label={t`Company or location name`}
          placeholder={t`Type to search contacts`}
          maxLength={60}
          autoComplete="off"
          value={field.value}
          error={fieldState.error?.message}
          onChange={(event) => {
            field.onChange(event.currentTarget.value);
            const taken = getValues(`${stop}.taken`);
            // What a stop has from no contact is its own.
            if (taken?.contactId) setValue(`${stop}.taken`, null);
            list.openDropdown();
            list.updateSelectedOptionIndex('active');
          }}
          onBlur={() => {
            list.closeDropdown();
            field.onBlur();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={contacts.length === 0}>
        <Combobox.Options aria-label={t`Contacts`}>
          {contacts.map(({ id, name, address }) => (
            <Combobox.Option key={id} value={id}>
              {[name, address.address1, address.city, address.state].join(', ')}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

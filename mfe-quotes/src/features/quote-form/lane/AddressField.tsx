import { LIMITS, readAddress } from '@lading/trade';
import { Combobox, TextInput, useCombobox } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { fieldId } from '../../../shared/form/field-id';
import { TextField } from '../fields/fields';
import classes from '../quote-form.module.css';
import { emptyStop, type QuoteFormValues, type StopPath, type StopValues } from '../values/quote-form-values';
import { AddressNote } from './AddressNote';
import { isAtContact, stopOf } from './contact-stop';
import { cityOf, useAddressSearch } from './use-address-search';

interface AddressFieldProps {
  stop: StopPath;
  label: string;
  autoFocus?: boolean;
}

/** Where a stop is: postal code, city, contact or street in one input. The note below says what was found. */
export function AddressField({ stop, label, autoFocus }: AddressFieldProps) {
  const path = `${stop}.postalCode` as const;
  const { control, getValues, setValue } = useFormContext<QuoteFormValues>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: path });
  const values = useWatch({ control, name: stop }) as StopValues;
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const search = useAddressSearch(field.value, list.dropdownOpened);
  const { place, contacts, locations, isUnlisted } = search;
  const count = contacts.length + locations.length;

  useEffect(() => {
    if (place || isUnlisted) setValue(`${stop}.unlisted`, isUnlisted);
    if (!place || isAtContact(getValues(stop))) return;
    setValue(`${stop}.city`, place.city);
    setValue(`${stop}.state`, place.state);
  }, [place, isUnlisted, stop, setValue, getValues]);
  useEffect(() => {
    if (list.dropdownOpened && count > 0) list.selectFirstOption();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the store is a new object at each render
  }, [list.dropdownOpened, count]);

  /** What a stop has from a contact does not mix with what it had before. */
  const replace = (next: StopValues) => {
    const { operation, handlingUnits } = getValues(stop);
    setValue(`${stop}.taken`, null);
    setValue(
      stop,
      { ...next, operation, handlingUnits },
      { shouldDirty: true, shouldValidate: next.postalCode !== '' },
    );
  };
  const type = (text: string) => {
    const written = readAddress(text);
    const before = getValues(stop);
    if (isAtContact(before)) replace(emptyStop(before.type));
    field.onChange(written?.postalCode ?? text);
    // City and state belong to the old code until the new one is found.
    setValue(`${stop}.city`, '');
    setValue(`${stop}.state`, '');
    if (written) setValue(`${stop}.address1`, written.address1, { shouldDirty: true });
    if (search.isCode(text) || written) list.closeDropdown();
    else list.openDropdown();
  };
  const pick = (option: string) => {
    list.closeDropdown();
    const contact = contacts.find(({ id }) => id === option);
    if (contact) replace(stopOf(contact, values.type));
    else setValue(path, option, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };

  return (
    <div className={classes.end}>
      <Combobox store={list} onOptionSubmit={pick} keepMounted={false}>
        <Combobox.Target>
          <TextInput
            id={fieldId(path)}
            name={field.name}
            ref={ref}
            label={label}
            placeholder={t`ZIP, city, contact or street`}
            autoComplete="off"
            autoFocus={autoFocus}
            value={isAtContact(values) && values.name ? values.name : field.value}
            error={fieldState.error?.message}
            description={<AddressNote stop={values} {...search} />}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => {
              list.closeDropdown();
              field.onBlur();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={count === 0}>
          <Combobox.Options aria-label={t`Matches`}>
            {contacts.length > 0 && (
              <Combobox.Group label={t`Contacts`}>
                {contacts.map(({ id, name, address }) => (
                  <Combobox.Option key={id} value={id}>
                    {[name, address.address1, address.city, address.state].join(', ')}
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            )}
            {locations.length > 0 && (
              <Combobox.Group label={t`Locations`}>
                {locations.map((location) => (
                  <Combobox.Option key={`${location.country}-${location.postalCode}`} value={location.postalCode}>
                    {location.postalCode} {cityOf(location)}
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {isUnlisted && (
        <div className={classes.pair} role="group" aria-label={t`${label}, city and state`}>
          <TextField path={`${stop}.city`} label={t`City`} maxLength={LIMITS.city} autoComplete="off" />
          <TextField
            path={`${stop}.state`}
            label={t`State or province`}
            placeholder={t`Two letters`}
            maxLength={2}
            autoComplete="off"
          />
        </div>
      )}
    </div>
  );
}

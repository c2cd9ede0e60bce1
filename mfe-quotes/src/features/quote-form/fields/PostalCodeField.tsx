import { useRemote } from '@lading/mfe-kit';
import { LIMITS, readPostalCode, zoneName } from '@lading/trade';
import { Combobox, TextInput, useCombobox, useDebouncedValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { locationQueries, locationOf } from '../../../shared/api/locations';
import type { Location } from '../../../shared/api/types';
import classes from '../quote-form.module.css';
import { TextField } from './fields';
import { fieldId } from '../../../shared/form/field-id';
import type { QuoteFormValues, StopPath } from '../quote-form-values';

/** Postal code of a stop with look-up: a complete code fills in city and state; a city is chosen from the list. */
export function PostalCodeField({ stop }: { stop: StopPath }) {
  const path = `${stop}.postalCode` as const;
  const { api } = useRemote();
  const { control, setValue } = useFormContext<QuoteFormValues>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: path });
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const [asked] = useDebouncedValue(field.value, 200);
  const search = useQuery(locationQueries.search(api, asked));
  const found = search.data ?? [];
  const place = locationOf(field.value, found);
  const looked = search.isSuccess && asked === field.value;

  const isUnlisted = looked && place === null && readPostalCode(field.value) !== null;

  useEffect(() => {
    if (place || isUnlisted) setValue(`${stop}.unlisted`, isUnlisted);
    if (!place) return;
    setValue(`${stop}.city`, place.city);
    setValue(`${stop}.state`, place.state);
  }, [place, isUnlisted, stop, setValue]);

  const type = (text: string) => {
    field.onChange(text);
    // City and state belong to the old code until the new one is found.
    setValue(`${stop}.city`, '');
    setValue(`${stop}.state`, '');
    list.updateSelectedOptionIndex('active');
    if (readPostalCode(text)) list.closeDropdown();
    else list.openDropdown();
  };
  const pick = (postalCode: string) => {
    setValue(path, postalCode, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    list.closeDropdown();
  };

  const lookup = (
    <Combobox store={list} onOptionSubmit={pick} keepMounted={false}>
      <Combobox.Target>
        <TextInput
          id={fieldId(path)}
          name={field.name}
          ref={ref}
          label={t`Postal code or city`}
          placeholder={t`60601 or Chicago`}
          autoComplete="off"
          value={field.value}
          error={fieldState.error?.message}
          description={<PlaceNote typed={field.value} place={place} looked={looked} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => {
            list.closeDropdown();
            field.onBlur();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0 || place !== null}>
        <Combobox.Options aria-label={t`Locations`}>
          {found.map((option) => (
            <Combobox.Option key={`${option.country}-${option.postalCode}`} value={option.postalCode}>
              {option.postalCode} {cityOf(option)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
  return (
    <>
      {lookup}
      {isUnlisted && <CityFields stop={stop} />}
    </>
  );
}

/** City and state of a postal code that is not in the location data. */
function CityFields({ stop }: { stop: StopPath }) {
  return (
    <div className={classes.pair}>
      <TextField path={`${stop}.city`} label={t`City`} maxLength={LIMITS.city} autoComplete="off" />
      <TextField
        path={`${stop}.state`}
        label={t`State or province`}
        placeholder={t`Two letters`}
        maxLength={2}
        autoComplete="off"
      />
    </div>
  );
}

const cityOf = ({ city, state }: Location): string => [city, state].filter(Boolean).join(', ');

function PlaceNote({ typed, place, looked }: { typed: string; place: Location | null; looked: boolean }) {
  const pickupOn = useWatch<QuoteFormValues, 'pickup.on'>({ name: 'pickup.on' });
  if (place && !place.usable)
    return (
      <>
        {cityOf(place)}. {place.message}
      </>
    );
  if (place)
    return (
      <>
        {[cityOf(place), place.timeZone && pickupOn && zoneName(place.timeZone, pickupOn)].filter(Boolean).join(', ')}
      </>
    );
  if (looked && readPostalCode(typed))
    return <Trans>This postal code is not known. Check it, or enter city and state.</Trans>;
  return <>&nbsp;</>;
}

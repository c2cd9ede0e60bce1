import { useRemote } from '@lading/mfe-kit';
import { Combobox, TextInput, useCombobox, useDebouncedValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { productQueries } from '../../../shared/api/products';
import { fieldId } from '../../../shared/form/field-id';
import { commodityOf, rowOf } from './product-values';
import type { QuoteFormValues } from '../values/quote-form-values';

/** What is shipped; a saved product is picked from the list and fills the rest of the line, and the row while it is empty. */
export function CommodityNameField({ row, index, label }: { row: number; index: number; label: string }) {
  const path = `handlingUnits.${row}.commodities.${index}` as const;
  const { api, host } = useRemote();
  const { control, getValues, setValue } = useFormContext<QuoteFormValues>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: `${path}.description` });
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const [asked] = useDebouncedValue(field.value, 200);
  const { data: products = [] } = useQuery({
    ...productQueries.search(api, asked),
    enabled: host.session.can('contact.read') && asked.trim().length >= 2,
  });

  const pick = (id: string) => {
    list.closeDropdown();
    const product = products.find((one) => one.id === id);
    if (!product) return;
    const filled = rowOf(product, getValues(`handlingUnits.${row}`), getValues('units'));
    if (filled) setValue(`handlingUnits.${row}`, filled, { shouldDirty: true });
    setValue(path, commodityOf(product, getValues(path)), { shouldDirty: true, shouldValidate: true });
  };

  return (
    <Combobox store={list} onOptionSubmit={pick} keepMounted={false}>
      <Combobox.Target>
        <TextInput
          id={fieldId(`${path}.description`)}
          name={field.name}
          ref={ref}
          label={label}
          placeholder={t`Aluminum fittings, boxed`}
          maxLength={200}
          autoComplete="off"
          value={field.value}
          error={fieldState.error?.message}
          onChange={(event) => {
            field.onChange(event.currentTarget.value);
            list.openDropdown();
            list.updateSelectedOptionIndex('active');
          }}
          onBlur={() => {
            list.closeDropdown();
            field.onBlur();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={products.length === 0}>
        <Combobox.Options aria-label={t`Saved products`}>
          {products.map(({ id, description, freightClass, nmfc }) => (
            <Combobox.Option key={id} value={id}>
              {[description, freightClass ? t`class ${freightClass}` : t`class by density`, nmfc && t`NMFC ${nmfc}`]
                .filter(Boolean)
                .join(', ')}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

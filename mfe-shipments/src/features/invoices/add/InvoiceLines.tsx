import { AddItemButton, FormNumberInput, FormSelect, FormTextInput, RemoveItemButton } from '@lading/mfe-kit';
import { accessorialName } from '@lading/trade';
import { Group, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { CHARGE_CODES, type InvoiceValues, LINES_MAX } from './invoice-form';

const NAMES: Partial<Record<(typeof CHARGE_CODES)[number], MessageDescriptor>> = {
  LINEHAUL: msg`Linehaul`,
  DISCOUNT: msg`Discount`,
  FUEL: msg`Fuel surcharge`,
  MINIMUM: msg`Minimum charge adjustment`,
  DEFICIT: msg`Deficit weight`,
  DET: msg`Detention`,
  RDL: msg`Redelivery`,
  STG: msg`Storage`,
  RCC: msg`Reconsignment`,
  RWE: msg`Reweigh`,
  RCL: msg`Reclass`,
  TAX: msg`Tax`,
  OTHR: msg`Other charge`,
};

const options = () =>
  CHARGE_CODES.map((value) => {
    const name = NAMES[value];
    return { value, label: name ? i18n._(name) : accessorialName(value) };
  });

/** The charges of the invoice. */
export function InvoiceLines() {
  const { control } = useFormContext<InvoiceValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const add = () => append({ code: 'FUEL', description: '', amount: '' }, { focusName: `lines.${fields.length}.code` });
  return (
    <div role="group" aria-label={t`Charges`}>
      <Text size="sm" c="dimmed">{t`Enter the charges as on the invoice; discounts with a minus.`}</Text>
      {fields.map(({ id }, index) => (
        <Group key={id} align="flex-end" gap="xs" mb="xs">
          <FormSelect
            name={`lines.${index}.code`}
            label={t`Charge ${index + 1}`}
            data={options()}
            flex={1}
            miw="10rem"
          />
          <FormTextInput
            name={`lines.${index}.description`}
            label={t`Description`}
            maxLength={200}
            flex={1}
            miw="8rem"
          />
          <FormNumberInput name={`lines.${index}.amount`} label={t`Amount`} w="8rem" />
          {fields.length > 1 && (
            <RemoveItemButton label={t`Remove charge ${index + 1}`} onClick={() => remove(index)} />
          )}
        </Group>
      ))}
      <AddItemButton disabled={fields.length >= LINES_MAX} onClick={add}>
        <Trans>Add charge</Trans>
      </AddItemButton>
    </div>
  );
}

import { AddItemButton, FormNumberInput, FormSelect, FormTextInput, RemoveItemButton } from '@lading/mfe-kit';
import { Group, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { chargeOptions } from './charge-options';
import { CHARGE_CODES, type InvoiceValues, LINES_MAX } from './invoice-form';

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
            data={chargeOptions(CHARGE_CODES)}
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

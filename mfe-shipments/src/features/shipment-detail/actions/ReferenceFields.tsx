import { AddItemButton, FormSelect, FormTextInput, RemoveItemButton } from '@lading/mfe-kit';
import { LIMITS, referenceTypeOptions } from '@lading/trade';
import { Group } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { EditValues } from './shipment-edit';

/** Numbers by which shipper and consignee know the freight. */
export function ReferenceFields() {
  const { control } = useFormContext<EditValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'references' });
  const add = () => append({ type: 'PO', value: '' }, { focusName: `references.${fields.length}.value` });
  return (
    <div role="group" aria-label={t`References`}>
      {fields.map(({ id }, index) => (
        <Group key={id} align="flex-end" wrap="nowrap" gap="xs" mb="xs">
          <FormSelect
            name={`references.${index}.type`}
            label={t`Reference ${index + 1}`}
            data={referenceTypeOptions()}
            flex={1}
            miw={0}
          />
          <FormTextInput
            name={`references.${index}.value`}
            label={t`Number`}
            maxLength={LIMITS.reference}
            flex={1}
            miw={0}
          />
          <RemoveItemButton label={t`Remove reference ${index + 1}`} onClick={() => remove(index)} />
        </Group>
      ))}
      <AddItemButton disabled={fields.length >= LIMITS.references} onClick={add}>
        <Trans>Add reference</Trans>
      </AddItemButton>
    </div>
  );
}

import { AddItemButton, FormNumberInput, FormTextInput, RemoveItemButton } from '@lading/mfe-kit';
import { Group, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type ClaimValues, EMPTY_ITEM, ITEMS_MAX } from './claim-form';

/** What was lost or damaged. */
export function ClaimItems() {
  const { control } = useFormContext<ClaimValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const add = () => append(EMPTY_ITEM, { focusName: `items.${fields.length}.description` });
  return (
    <div role="group" aria-label={t`Lost or damaged items`}>
      <Text size="sm" c="dimmed">{t`Only what was lost or damaged.`}</Text>
      {fields.map(({ id }, index) => (
        <Group key={id} align="flex-end" gap="xs" mb="xs">
          <FormTextInput
            name={`items.${index}.description`}
            label={t`Item ${index + 1}`}
            maxLength={200}
            flex={1}
            miw="10rem"
          />
          <FormNumberInput name={`items.${index}.pieces`} label={t`Pieces`} w="6rem" />
          <FormNumberInput name={`items.${index}.weight`} label={t`Weight (lb)`} w="7rem" />
          {fields.length > 1 && <RemoveItemButton label={t`Remove item ${index + 1}`} onClick={() => remove(index)} />}
        </Group>
      ))}
      <AddItemButton disabled={fields.length >= ITEMS_MAX} onClick={add}>
        <Trans>Add item</Trans>
      </AddItemButton>
    </div>
  );
}

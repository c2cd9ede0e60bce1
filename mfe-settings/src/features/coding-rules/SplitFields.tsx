import {
  AddItemButton,
  FormNumberInput,
  FormSelect,
  FormTextarea,
  FormTextInput,
  RemoveItemButton,
} from '@lading/mfe-kit';
import { Group, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFieldArray, useWatch } from 'react-hook-form';
import { CODE_LENGTH, type CodingRuleValues, NEW_SHARE, SHARES_MAX } from './coding-form';

/** How the amount is split over cost centers. */
export function SplitFields() {
  const { fields, append, remove } = useFieldArray<CodingRuleValues, 'shares'>({ name: 'shares' });
  const by = useWatch<CodingRuleValues, 'by'>({ name: 'by' });
  return (
    <Stack gap="sm">
      <FormSelect
        name="by"
        label={t`Split over cost centers`}
        data={[
          { value: 'fixed', label: t`Fixed shares` },
          { value: 'weight', label: t`By weight of the items` },
          { value: 'pieces', label: t`By pieces of the items` },
        ]}
      />
      {fields.map(({ id }, index) => (
        <Group key={id} align="flex-end" wrap="nowrap">
          <FormTextInput
            name={`shares.${index}.costCenter`}
            label={t`Cost center ${index + 1}`}
            maxLength={CODE_LENGTH}
            required
            style={{ flexGrow: 1 }}
          />
          {by === 'fixed' ? (
            <FormNumberInput name={`shares.${index}.percent`} label={t`Share ${index + 1} (%)`} w="7rem" required />
          ) : (
            <FormTextarea
              name={`shares.${index}.products`}
              label={t`Items ${index + 1} contain`}
              placeholder={t`Empty: all other items`}
              rows={2}
              style={{ flexGrow: 1 }}
            />
          )}
          {fields.length > 1 && (
            <RemoveItemButton label={t`Remove cost center ${index + 1}`} onClick={() => remove(index)} />
          )}
        </Group>
      ))}
      <div>
        <AddItemButton disabled={fields.length >= SHARES_MAX} onClick={() => append(NEW_SHARE)}>
          <Trans>Add cost center</Trans>
        </AddItemButton>
      </div>
    </Stack>
  );
}

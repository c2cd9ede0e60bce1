import { Checkbox, Group } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../fields/fields';
import type { QuoteFormValues, StopPath } from '../values/quote-form-values';

const operationOptions = () => [
  { value: '', label: t`Not specified` },
  { value: 'pickup', label: t`Load` },
  { value: 'drop', label: t`Unload` },
];

/** What is loaded or unloaded at an intermediate stop. */
export function StopOperationFields({ path }: { path: StopPath }) {
  const { control } = useFormContext<QuoteFormValues>();
  const items = useWatch({ control, name: 'handlingUnits' });
  return (
    <>
      <SelectField path={`${path}.operation`} label={t`At this stop`} data={operationOptions()} />
      {items.length > 1 && (
        <Controller
          control={control}
          name={`${path}.handlingUnits`}
          render={({ field: { value, onChange }, fieldState }) => (
            <Checkbox.Group value={value} onChange={onChange} label={t`Items`} error={fieldState.error?.message}>
              <Group gap="sm">
                {items.map((_item, index) => (
                  <Checkbox key={index} value={String(index)} label={t`Item ${index + 1}`} />
                ))}
              </Group>
            </Checkbox.Group>
          )}
        />
      )}
    </>
  );
}

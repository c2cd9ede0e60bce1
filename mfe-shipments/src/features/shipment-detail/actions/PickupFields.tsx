import { SimpleGrid, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { EditValues } from './shipment-edit';

interface PickupFieldsProps {
  values: EditValues;
  errors: Record<string, string>;
  pickedUp: boolean;
  onChange(values: Partial<EditValues>): void;
}

/** When the truck comes, local time at the origin. */
export function PickupFields({ values, errors, pickedUp, onChange }: PickupFieldsProps) {
  if (pickedUp) return null;
  return (
    <div role="group" aria-label={t`Pickup, local time at the origin`}>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextInput
          type="date"
          label={t`Pickup date`}
          required
          value={values.on}
          error={errors['/pickup/on']}
          onChange={(event) => onChange({ on: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t`Ready from`}
          value={values.readyFrom}
          error={errors['/pickup/readyFrom']}
          onChange={(event) => onChange({ readyFrom: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t`Dock closes`}
          value={values.closeAt}
          error={errors['/pickup/closeAt']}
          onChange={(event) => onChange({ closeAt: event.currentTarget.value })}
        />
      </SimpleGrid>
    </div>
  );
}

import { FormTextInput } from '@lading/mfe-kit';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';

/** Pickup date and hours, local time at the origin. */
export function PickupFields() {
  return (
    <div role="group" aria-label={t`Pickup, local time at the origin`}>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <FormTextInput name="pickup.on" type="date" label={t`Pickup date`} required />
        <FormTextInput name="pickup.readyFrom" type="time" label={t`Ready from`} />
        <FormTextInput name="pickup.closeAt" type="time" label={t`Dock closes`} />
      </SimpleGrid>
    </div>
  );
}

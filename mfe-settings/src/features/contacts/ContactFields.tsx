import { FormCheckbox, FormSelect, FormTextarea, FormTextInput } from '@lading/mfe-kit';
import { LIMITS } from '@lading/trade';
import { SimpleGrid } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Controller } from 'react-hook-form';
import { AddressFields } from '../../shared/address/AddressFields';
import { ServiceChoices } from '../../shared/form/ServiceChoices';
import { TimeZoneField } from '../../shared/form/TimeZoneField';
import { HoursFields } from './HoursFields';
import { LocationTypeSelect } from './LocationTypeSelect';
import { PeopleFields } from './PeopleFields';

const yesOrNo = () => [
  { value: '', label: t`Unknown` },
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];

/** Fields of a contact, inside its form. */
export function ContactFields() {
  return (
    <>
      <FormTextInput name="name" label={t`Company or location name`} maxLength={LIMITS.stopName} data-autofocus />
      <AddressFields path="address" />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TimeZoneField
          name="timeZone"
          placeholder={t`Time zone of the postal code`}
          clearLabel={t`Use the time zone of the postal code`}
        />
        <Controller
          name="placeType"
          render={({ field: { value, onChange }, fieldState }) => (
            <LocationTypeSelect
              label={t`Location type`}
              value={value}
              onChange={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <FormSelect name="dock" label={t`Loading dock`} data={yesOrNo()} />
        <FormSelect name="forklift" label={t`Forklift`} data={yesOrNo()} />
      </SimpleGrid>
      <FormCheckbox name="appointmentNeeded" label={t`Appointment required`} />
      <HoursFields />
      <PeopleFields />
      <ServiceChoices name="accessorials" description={t`Selected when a quote uses this contact`} />
      <FormTextarea
        name="instructions"
        label={t`Instructions`}
        description={t`For the driver, up to ${LIMITS.notes} characters`}
        rows={3}
        maxLength={LIMITS.notes}
      />
    </>
  );
}

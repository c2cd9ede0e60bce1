import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { AddressFields } from '../../shared/address/AddressFields';
import { messageOf } from '../../shared/form/message-of';
import { ServiceChoices } from '../../shared/form/ServiceChoices';
import { TimeZoneField } from '../../shared/form/TimeZoneField';
import type { ContactValues } from './contact-values';
import { HoursFields } from './HoursFields';
import { PeopleFields } from './PeopleFields';
import { PlaceTypeSelect } from './PlaceTypeSelect';

const known = () => [
  { value: '', label: t`Not known` },
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
];
/** Characters that the API takes. */
const INSTRUCTIONS_MAX = 500;

/** Everything that is known of a place. */
export function ContactFields({ form }: { form: UseFormReturn<ContactValues> }) {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <TextInput
        {...register('name', { validate: (name) => name.trim() !== '' || t`Enter the name of the place` })}
        label={t`Name of the place`}
        maxLength={60}
        autoComplete="off"
        error={messageOf(errors, 'name')}
        data-autofocus
      />
      <AddressFields form={form} path="address" needed={() => true} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Controller
          name="timeZone"
          control={control}
          render={({ field: { value, onChange, onBlur } }) => (
            <TimeZoneField
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              placeholder={t`That of the postal code`}
              clearLabel={t`Use the time zone of the postal code`}
              error={messageOf(errors, 'timeZone')}
            />
          )}
        />
        <Controller
          name="placeType"
          control={control}
          render={({ field: { value, onChange } }) => (
            <PlaceTypeSelect
              label={t`Kind of place`}
              value={value}
              onChange={onChange}
              error={messageOf(errors, 'placeType')}
            />
          )}
        />
        <NativeSelect {...register('dock')} label={t`Loading dock`} data={known()} />
        <NativeSelect {...register('forklift')} label={t`Forklift`} data={known()} />
      </SimpleGrid>
      <Checkbox {...register('appointmentNeeded')} label={t`Trucks have to make an appointment`} />
      <HoursFields form={form} />
      <PeopleFields form={form} />
      <Controller
        name="accessorials"
        control={control}
        render={({ field: { value, onChange } }) => (
          <ServiceChoices
            description={t`Ticked when a quote takes this contact`}
            value={value}
            onChange={onChange}
            error={messageOf(errors, 'accessorials')}
          />
        )}
      />
      <Textarea
        {...register('instructions')}
        label={t`Instructions`}
        description={t`For the driver; at most ${INSTRUCTIONS_MAX} characters`}
        rows={3}
        maxLength={INSTRUCTIONS_MAX}
        error={messageOf(errors, 'instructions')}
      />
    </>
  );
}

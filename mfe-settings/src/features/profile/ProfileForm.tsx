import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, TextInput, useMantineColorScheme } from '@lading/ui';
import { Controller } from 'react-hook-form';
import { showFieldErrors } from '../../shared/failure';
import { FailureAlert } from '../../shared/FailureAlert';
import { TimeZoneField } from '../../shared/form/TimeZoneField';
import { useKeptForm } from '../../shared/form/use-kept-form';
import { Section } from '../../shared/Section';
import type { Profile } from '../../shared/types';
import { FIELDS, type ProfileValues, toValues } from './profile-values';
import { useSaveProfile } from './use-profile-changes';

const LOCALES = [{ value: 'en-US', label: 'English (United States)' }, { value: 'en-CA', label: 'English (Canada)' }];
const UNITS = [{ value: 'imperial', label: 'Pounds and inches' }, { value: 'metric', label: 'Kilograms and centimetres' }];
const DEVICE_ZONE = `That of this device (${Intl.DateTimeFormat().resolvedOptions().timeZone})`;
const THEMES = [{ value: 'system', label: 'As the device' }, { value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }];

/** Name, phone and preferences. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const { setColorScheme } = useMantineColorScheme();
  const { control, register, handleSubmit, setError, saved, formState } = useKeptForm<ProfileValues>('profile', toValues(profile));
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: (stored) => {
        saved(toValues(stored));
        setColorScheme(stored.theme === 'system' ? 'auto' : stored.theme);
      },
      onError: (error) => showFieldErrors(error, [...FIELDS], setError),
    }),
  );
  return (
    <Section title="You and your preferences">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...register('fullName', { validate: (name) => name.trim() !== '' || 'Enter your name' })} label="Name" autoComplete="name" error={errors.fullName?.message} />
            <SimpleGrid cols={2}>
              <TextInput {...register('phone.number')} type="tel" label="Phone" autoComplete="tel" error={errors.phone?.number?.message} />
              <TextInput {...register('phone.extension')} inputMode="numeric" label="Extension" autoComplete="tel-extension" error={errors.phone?.extension?.message} />
            </SimpleGrid>
            <NativeSelect {...register('locale')} label="Language and formats" data={LOCALES} error={errors.locale?.message} />
            <NativeSelect {...register('units')} label="Units" data={UNITS} error={errors.units?.message} />
            <Controller
              name="timeZone"
              control={control}
              render={({ field: { value, onChange, onBlur } }) => (
                <TimeZoneField value={value} onChange={onChange} onBlur={onBlur} placeholder={DEVICE_ZONE} clearLabel="Use the time zone of the device" error={errors.timeZone?.message} />
              )}
            />
            <NativeSelect {...register('theme')} label="Colours" data={THEMES} error={errors.theme?.message} />
          </SimpleGrid>
          {save.isError && Object.keys(errors).length === 0 && <FailureAlert error={save.error} />}
          <div role="status">{save.isSuccess && <Alert color="green">Your profile is saved.</Alert>}</div>
          <Group>
            <Button type="submit" loading={save.isPending}>
              Save the profile
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

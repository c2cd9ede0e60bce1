import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, TextInput, useMantineColorScheme } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { showFieldErrors } from '../../shared/field-errors';
import { TimeZoneField } from '../../shared/form/TimeZoneField';
import { useKeptForm } from '../../shared/form/use-kept-form';
import { Section } from '../../shared/Section';
import type { Profile } from '../../shared/types';
import { FIELDS, type ProfileValues, toValues } from './profile-values';
import { useSaveProfile } from './use-profile-changes';

const locales = () => [
  { value: 'en-US', label: t`English (United States)` },
  { value: 'en-CA', label: t`English (Canada)` },
];
const units = () => [
  { value: 'imperial', label: t`Pounds and inches` },
  { value: 'metric', label: t`Kilograms and centimeters` },
];
const themes = () => [
  { value: 'system', label: t`System` },
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
];
const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface ProfileFormProps {
  profile: Profile;
  /** Reads the page anew, which what was drawn already needs in another language. */
  reload?(): void;
}

/** Name, phone and preferences. */
export function ProfileForm({ profile, reload = () => window.location.reload() }: ProfileFormProps) {
  const save = useSaveProfile();
  const { setColorScheme } = useMantineColorScheme();
  const { control, register, handleSubmit, setError, saved, formState } = useKeptForm<ProfileValues>(
    'profile',
    toValues(profile),
  );
  const { errors } = formState;
  const submit = handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: (stored) => {
        saved(toValues(stored));
        setColorScheme(stored.theme === 'system' ? 'auto' : stored.theme);
        if (stored.locale !== profile.locale) reload();
      },
      onError: (error) => showFieldErrors(error, [...FIELDS], setError),
    }),
  );
  return (
    <Section title={t`Profile and preferences`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              {...register('fullName', { validate: (name) => name.trim() !== '' || t`Enter your name` })}
              label={t`Name`}
              autoComplete="name"
              error={errors.fullName?.message}
            />
            <SimpleGrid cols={2}>
              <TextInput
                {...register('phone.number')}
                type="tel"
                label={t`Phone`}
                autoComplete="tel"
                error={errors.phone?.number?.message}
              />
              <TextInput
                {...register('phone.extension')}
                inputMode="numeric"
                label={t`Extension`}
                autoComplete="tel-extension"
                error={errors.phone?.extension?.message}
              />
            </SimpleGrid>
            <NativeSelect
              {...register('locale')}
              label={t`Language and formats`}
              data={locales()}
              error={errors.locale?.message}
            />
            <NativeSelect {...register('units')} label={t`Units`} data={units()} error={errors.units?.message} />
            <Controller
              name="timeZone"
              control={control}
              render={({ field: { value, onChange, onBlur } }) => (
                <TimeZoneField
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  placeholder={t`Device time zone (${DEVICE_ZONE})`}
                  clearLabel={t`Use device time zone`}
                  error={errors.timeZone?.message}
                />
              )}
            />
            <NativeSelect
              {...register('theme')}
              label={t`Color scheme`}
              data={themes()}
              error={errors.theme?.message}
            />
          </SimpleGrid>
          {save.isError && Object.keys(errors).length === 0 && <FailureAlert error={save.error} />}
          <div role="status">
            {save.isSuccess && (
              <Alert color="green">
                <Trans>Profile saved.</Trans>
              </Alert>
            )}
          </div>
          <Group>
            <Button type="submit" loading={save.isPending}>
              <Trans>Save profile</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

import { Form, FormSelect, FormTextInput, useDraftForm, useNotices } from '@lading/mfe-kit';
import { LANGUAGES, nameOfLanguage } from '@lading/trade';
import { SimpleGrid, useMantineColorScheme } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { TimeZoneField } from '../../shared/form/TimeZoneField';
import { Section } from '../../shared/Section';
import type { Profile } from '../../shared/types';
import { profileSchema, profileValues } from './profile-form';
import { useSaveProfile } from './use-profile-changes';

const LOCALE_OPTIONS = LANGUAGES.map((value) => ({ value, label: nameOfLanguage(value) }));
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
  /** Reloads the page, because it is displayed in the previous language. */
  reload?(): void;
}

/** Name, phone and preferences. */
export function ProfileForm({ profile, reload = () => window.location.reload() }: ProfileFormProps) {
  const notices = useNotices();
  const save = useSaveProfile();
  const { setColorScheme } = useMantineColorScheme();
  const form = useDraftForm({ name: 'profile', schema: profileSchema, defaults: profileValues(profile) });
  return (
    <Section title={t`Profile and preferences`}>
      <Form
        form={form}
        submitLabel={t`Save profile`}
        onSubmit={async (values) => {
          const saved = await save.mutateAsync(values);
          form.reset(profileValues(saved));
          setColorScheme(saved.theme === 'system' ? 'auto' : saved.theme);
          notices.success(t`Profile saved.`);
          if (saved.locale !== profile.locale) reload();
        }}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormTextInput name="fullName" label={t`Name`} autoComplete="name" />
          <SimpleGrid cols={2}>
            <FormTextInput name="phone.number" type="tel" label={t`Phone`} autoComplete="tel" />
            <FormTextInput
              name="phone.extension"
              inputMode="numeric"
              label={t`Extension`}
              autoComplete="tel-extension"
            />
          </SimpleGrid>
          <FormSelect name="locale" label={t`Language and formats`} data={LOCALE_OPTIONS} />
          <FormSelect name="units" label={t`Units`} data={units()} />
          <TimeZoneField
            name="timeZone"
            placeholder={t`Device time zone (${DEVICE_ZONE})`}
            clearLabel={t`Use device time zone`}
          />
          <FormSelect name="theme" label={t`Color scheme`} data={themes()} />
        </SimpleGrid>
      </Form>
    </Section>
  );
}

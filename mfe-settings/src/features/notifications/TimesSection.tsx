import { paths } from '@lading/mfe-contract';
import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Anchor, Button, Checkbox, Group, SimpleGrid, Stack, Text, TextInput } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { showFieldErrors } from '../../shared/field-errors';
import { useKeptForm } from '../../shared/form/use-kept-form';
import { Section } from '../../shared/Section';
import { type Preferences, type PreferencesChange, useChangePreferences } from './use-preferences';

/** Local times `HH:MM`, named as the API's pointers are. */
interface Values {
  quiet: boolean;
  quietHours: { from: string; to: string };
  digestAt: string;
}

const USUAL_HOURS = { from: '20:00', to: '07:00' };
const FIELDS = ['quietHours.from', 'quietHours.to', 'digestAt'] as const;

const toValues = ({ quietHours, digestAt }: Preferences): Values => ({
  quiet: quietHours !== null,
  quietHours: quietHours ?? USUAL_HOURS,
  digestAt,
});
const toChange = ({ quiet, quietHours, digestAt }: Values): PreferencesChange => ({
  quietHours: quiet ? quietHours : null,
  digestAt,
});
const needsTime = (time: string) => time !== '' || t`Enter a time`;

/** When mails are held back, and when the daily one is sent. */
export function TimesSection({ preferences }: { preferences: Preferences }) {
  const change = useChangePreferences();
  const { control, register, handleSubmit, setError, saved, formState } = useKeptForm<Values>(
    'notification-times',
    toValues(preferences),
  );
  const { errors } = formState;
  const quiet = useWatch({ control, name: 'quiet' });
  const submit = handleSubmit((values) =>
    change.mutate(toChange(values), {
      onSuccess: (stored) => saved(toValues(stored)),
      onError: (error) => showFieldErrors(error, [...FIELDS], setError),
    }),
  );
  return (
    <Section
      title={t`Email times`}
      description={t`In quiet hours, only urgent email is sent; the rest follows when they end. The inbox is always up to date.`}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <Checkbox {...register('quiet')} label={t`Quiet hours`} />
          <SimpleGrid cols={{ base: 1, xs: 3 }} maw="36rem">
            {quiet && (
              <TextInput
                {...register('quietHours.from', { validate: needsTime })}
                type="time"
                label={t`From`}
                error={errors.quietHours?.from?.message}
              />
            )}
            {quiet && (
              <TextInput
                {...register('quietHours.to', { validate: needsTime })}
                type="time"
                label={t`To`}
                error={errors.quietHours?.to?.message}
              />
            )}
            <TextInput
              {...register('digestAt', { validate: needsTime })}
              type="time"
              label={t`Daily summary at`}
              error={errors.digestAt?.message}
            />
          </SimpleGrid>
          <Text c="dimmed">
            <Trans>
              Times are in {preferences.timeZone.replaceAll('_', ' ')}.{' '}
              <Anchor component={Link} to={paths.profile()} underline="always">
                Change your time zone
              </Anchor>
            </Trans>
          </Text>
          {change.isError && Object.keys(errors).length === 0 && <FailureAlert error={change.error} />}
          <div role="status">
            {change.isSuccess && (
              <Alert color="green">
                <Trans>Times saved.</Trans>
              </Alert>
            )}
          </div>
          <Group>
            <Button type="submit" variant="default" loading={change.isPending}>
              <Trans>Save times</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

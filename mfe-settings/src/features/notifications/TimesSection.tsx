import { paths } from '@lading/mfe-contract';
import { Form, FormCheckbox, FormTextInput, useDraftForm, useNotices } from '@lading/mfe-kit';
import { z } from '@lading/trade/schemas';
import { Anchor, SimpleGrid, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { Section } from '../../shared/Section';
import { type Preferences, useChangePreferences } from './use-preferences';

const USUAL_HOURS = { from: '20:00', to: '07:00' };

const time = () => z.string().check(z.minLength(1, { error: () => t`Enter a time.` }));
/** Local times `HH:MM`; the output is the body of the API's request. */
const schema = z.pipe(
  z.object({ quiet: z.boolean(), quietHours: z.object({ from: time(), to: time() }), digestAt: time() }),
  z.transform(({ quiet, quietHours, digestAt }) => ({ quietHours: quiet ? quietHours : null, digestAt })),
);

const toValues = ({ quietHours, digestAt }: Preferences): z.input<typeof schema> => ({
  quiet: quietHours !== null,
  quietHours: quietHours ?? USUAL_HOURS,
  digestAt,
});

/** Quiet hours, and the time of the daily summary. */
export function TimesSection({ preferences }: { preferences: Preferences }) {
  const notices = useNotices();
  const change = useChangePreferences();
  const form = useDraftForm({ name: 'notification-times', schema, defaults: toValues(preferences) });
  const quiet = useWatch({ control: form.control, name: 'quiet' });
  return (
    <Section
      title={t`Email times`}
      description={t`In quiet hours, only urgent email is sent; the rest follows when they end. The inbox is always up to date.`}
    >
      <Form
        form={form}
        submitLabel={t`Save times`}
        onSubmit={async (times) => {
          form.reset(toValues(await change.mutateAsync(times)));
          notices.success(t`Times saved.`);
        }}
      >
        <FormCheckbox name="quiet" label={t`Quiet hours`} />
        <SimpleGrid cols={{ base: 1, xs: 3 }} maw="36rem">
          {quiet && <FormTextInput name="quietHours.from" type="time" label={t`From`} />}
          {quiet && <FormTextInput name="quietHours.to" type="time" label={t`To`} />}
          <FormTextInput name="digestAt" type="time" label={t`Daily summary at`} />
        </SimpleGrid>
        <Text c="dimmed">
          <Trans>
            Times are in {preferences.timeZone.replaceAll('_', ' ')}.{' '}
            <Anchor component={Link} to={paths.profile()} underline="always">
              Change your time zone
            </Anchor>
          </Trans>
        </Text>
      </Form>
    </Section>
  );
}

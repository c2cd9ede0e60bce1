import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text, Title } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useKeptForm } from '../../shared/form/use-kept-form';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import classes from './kinds.module.css';
import { groupKinds } from './kind-groups';
import { changesOf, fieldOf, type KindValues, toValues } from './preference-values';
import { type KindPreference, type Preferences, useChangePreferences } from './use-preferences';

const cadences = () => [
  { value: 'immediate', label: t`Immediately` },
  { value: 'hourly', label: t`Hourly summary` },
  { value: 'daily', label: t`Daily summary` },
  { value: 'off', label: t`Never` },
];

/** Which event reaches the person in the inbox and by mail. */
export function KindsSection({ kinds }: Pick<Preferences, 'kinds'>) {
  const change = useChangePreferences();
  const { register, handleSubmit, saved } = useKeptForm<KindValues>('notification-kinds', toValues(kinds));
  const submit = handleSubmit((values) =>
    change.mutate({ kinds: changesOf(kinds, values) }, { onSuccess: (stored) => saved(toValues(stored.kinds)) }),
  );
  const columns: Column<KindPreference>[] = [
    { name: msg`Event`, cell: (kind) => <KindName kind={kind} /> },
    {
      name: msg`Inbox`,
      cell: (kind) => <Checkbox {...register(`${fieldOf(kind)}.inApp`)} aria-label={t`${kind.title}: inbox`} />,
    },
    {
      name: msg`Email`,
      cell: (kind) =>
        kind.email === null ? (
          <Text c="dimmed">
            <Trans>Always</Trans>
          </Text>
        ) : (
          <NativeSelect
            {...register(`${fieldOf(kind)}.email`)}
            aria-label={t`${kind.title}: email`}
            data={cadences()}
            maw="14rem"
          />
        ),
    },
  ];
  return (
    <Section
      title={t`Notifications`}
      description={t`For all your companies. You are not notified of your own actions.`}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {groupKinds(kinds).map(({ title, kinds: rows }) => (
            <div key={title} className={classes.group}>
              <Title order={3}>{title}</Title>
              <Records caption={title} columns={columns} rows={rows} keyOf={({ kind }) => kind} />
            </div>
          ))}
          {change.isError && <FailureAlert error={change.error} />}
          <div role="status">
            {change.isSuccess && (
              <Alert color="green">
                <Trans>Notifications saved.</Trans>
              </Alert>
            )}
          </div>
          <Group>
            <Button type="submit" loading={change.isPending}>
              <Trans>Save notifications</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

function KindName({ kind: { title, critical } }: { kind: KindPreference }) {
  return (
    <div>
      {title}
      {critical && (
        <Text size="xs" c="dimmed">
          <Trans>Sent in quiet hours too</Trans>
        </Text>
      )}
    </div>
  );
}

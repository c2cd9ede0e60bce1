import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text, Title } from '@lading/ui';
import { FailureAlert } from '../../shared/FailureAlert';
import { useKeptForm } from '../../shared/form/use-kept-form';
import { Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import classes from './kinds.module.css';
import { groupKinds } from './kind-groups';
import { changesOf, fieldOf, type KindValues, toValues } from './preference-values';
import { type KindPreference, type Preferences, useChangePreferences } from './use-preferences';

const CADENCES = [{ value: 'immediate', label: 'At once' }, { value: 'hourly', label: 'Every hour, together' }, { value: 'daily', label: 'Every day, together' }, { value: 'off', label: 'Never' }];

/** Which event reaches the person in the inbox and by mail. */
export function KindsSection({ kinds }: Pick<Preferences, 'kinds'>) {
  const change = useChangePreferences();
  const { register, handleSubmit, saved } = useKeptForm<KindValues>('notification-kinds', toValues(kinds));
  const submit = handleSubmit((values) => change.mutate({ kinds: changesOf(kinds, values) }, { onSuccess: (stored) => saved(toValues(stored.kinds)) }));
  const columns = [
    { name: 'What happens', cell: (kind: KindPreference) => <KindName kind={kind} /> },
    { name: 'In the inbox', cell: (kind: KindPreference) => <Checkbox {...register(`${fieldOf(kind)}.inApp`)} aria-label={`${kind.title}: in the inbox`} /> },
    {
      name: 'By e-mail',
      cell: (kind: KindPreference) =>
        kind.email === null ? <Text c="dimmed">Always</Text> : <NativeSelect {...register(`${fieldOf(kind)}.email`)} aria-label={`${kind.title}: by e-mail`} data={CADENCES} maw="14rem" />,
    },
  ];
  return (
    <Section title="What you are told" description="For every company that you work in. What you do yourself is never told to you.">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {groupKinds(kinds).map(({ title, kinds: rows }) => (
            <div key={title} className={classes.group}>
              <Title order={3}>{title}</Title>
              <Records caption={title} columns={columns} rows={rows} keyOf={({ kind }) => kind} />
            </div>
          ))}
          {change.isError && <FailureAlert error={change.error} />}
          <div role="status">{change.isSuccess && <Alert color="green">Saved. It holds from now on.</Alert>}</div>
          <Group>
            <Button type="submit" loading={change.isPending}>
              Save what you are told
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
          Mailed in quiet hours too
        </Text>
      )}
    </div>
  );
}

import { type Column, DataTable, Form, FormCheckbox, FormSelect, useDraftForm, useNotices } from '@lading/mfe-kit';
import { Text, Title } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../shared/Section';
import classes from './kinds.module.css';
import { groupKinds } from './kind-groups';
import { changesOf, fieldOf, kindsSchema, toValues } from './preference-values';
import { type KindPreference, type Preferences, useChangePreferences } from './use-preferences';

const cadences = () => [
  { value: 'immediate', label: t`Immediately` },
  { value: 'hourly', label: t`Hourly summary` },
  { value: 'daily', label: t`Daily summary` },
  { value: 'off', label: t`Never` },
];

const COLUMNS: Column<KindPreference>[] = [
  { id: 'event', header: msg`Event`, cell: (kind) => <KindName kind={kind} /> },
  {
    id: 'inbox',
    header: msg`Inbox`,
    cell: (kind) => <FormCheckbox name={`${fieldOf(kind)}.inApp`} aria-label={t`${kind.title}: inbox`} />,
  },
  {
    id: 'email',
    header: msg`Email`,
    cell: (kind) =>
      kind.email === null ? (
        <Text c="dimmed">
          <Trans>Always</Trans>
        </Text>
      ) : (
        <FormSelect
          name={`${fieldOf(kind)}.email`}
          aria-label={t`${kind.title}: email`}
          data={cadences()}
          maw="14rem"
        />
      ),
  },
];

/** Events of which the user is notified in the inbox and by email. */
export function KindsSection({ kinds }: Pick<Preferences, 'kinds'>) {
  const notices = useNotices();
  const change = useChangePreferences();
  const form = useDraftForm({ name: 'notification-kinds', schema: kindsSchema, defaults: toValues(kinds) });
  return (
    <Section
      title={t`Notifications`}
      description={t`For all your companies. You are not notified of your own actions.`}
    >
      <Form
        form={form}
        submitLabel={t`Save notifications`}
        onSubmit={async (values) => {
          const saved = await change.mutateAsync({ kinds: changesOf(kinds, values) });
          form.reset(toValues(saved.kinds));
          notices.success(t`Notifications saved.`);
        }}
      >
        {groupKinds(kinds).map(({ title, kinds: rows }) => (
          <div key={title} className={classes.group}>
            <Title order={3}>{title}</Title>
            <DataTable caption={title} columns={COLUMNS} rows={rows} rowId={({ kind }) => kind} />
          </div>
        ))}
      </Form>
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

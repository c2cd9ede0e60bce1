import { type Column, DataTable } from '@lading/mfe-kit';
import { Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../shared/Section';
import type { KindPreference, Preferences } from './use-preferences';

const COLUMNS: Column<KindPreference>[] = [
  { id: 'event', header: msg`Event`, cell: ({ title }) => title },
  {
    id: 'inbox',
    header: msg`Inbox`,
    cell: () => (
      <Text c="dimmed">
        <Trans>Always</Trans>
      </Text>
    ),
  },
  {
    id: 'email',
    header: msg`Email`,
    cell: () => (
      <Text c="dimmed">
        <Trans>Always immediately</Trans>
      </Text>
    ),
  },
];

/** Notifications that protect the account and are always on. */
export function SecuritySection({ kinds }: Pick<Preferences, 'kinds'>) {
  return (
    <Section
      title={t`Account security`}
      description={t`These notifications protect your account and cannot be turned off.`}
    >
      <DataTable
        caption={t`Account security`}
        columns={COLUMNS}
        rows={kinds.filter(({ fixed }) => fixed)}
        rowId={({ kind }) => kind}
      />
    </Section>
  );
}

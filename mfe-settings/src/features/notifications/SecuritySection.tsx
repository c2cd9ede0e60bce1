import { Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import type { KindPreference, Preferences } from './use-preferences';

const COLUMNS: Column<KindPreference>[] = [
  { name: msg`Event`, cell: ({ title }) => title },
  {
    name: msg`Inbox`,
    cell: () => (
      <Text c="dimmed">
        <Trans>Always</Trans>
      </Text>
    ),
  },
  {
    name: msg`Email`,
    cell: () => (
      <Text c="dimmed">
        <Trans>Always immediately</Trans>
      </Text>
    ),
  },
];

/** What protects the account, which nobody can switch off. */
export function SecuritySection({ kinds }: Pick<Preferences, 'kinds'>) {
  return (
    <Section
      title={t`Account security`}
      description={t`These notifications protect your account and cannot be turned off.`}
    >
      <Records
        caption={t`Account security`}
        columns={COLUMNS}
        rows={kinds.filter(({ fixed }) => fixed)}
        keyOf={({ kind }) => kind}
      />
    </Section>
  );
}

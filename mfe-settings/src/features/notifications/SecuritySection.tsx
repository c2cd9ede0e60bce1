import { Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import type { KindPreference, Preferences } from './use-preferences';

const COLUMNS: Column<KindPreference>[] = [
  { name: msg`What happens`, cell: ({ title }) => title },
  {
    name: msg`In the inbox`,
    cell: () => (
      <Text c="dimmed">
        <Trans>Always</Trans>
      </Text>
    ),
  },
  {
    name: msg`By e-mail`,
    cell: () => (
      <Text c="dimmed">
        <Trans>Always at once</Trans>
      </Text>
    ),
  },
];

/** What protects the account, which nobody can switch off. */
export function SecuritySection({ kinds }: Pick<Preferences, 'kinds'>) {
  return (
    <Section title={t`Security of your account`} description={t`You are told of these in any case: they protect you.`}>
      <Records
        caption={t`Security of your account`}
        columns={COLUMNS}
        rows={kinds.filter(({ fixed }) => fixed)}
        keyOf={({ kind }) => kind}
      />
    </Section>
  );
}

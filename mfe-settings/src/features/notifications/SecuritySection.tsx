import { Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';

const MAILS = [
  msg`A password that was changed, or a new one that was asked for`,
  msg`A changed e-mail address`,
  msg`A second factor that was added or removed`,
  msg`A sign-in source that was linked or removed`,
];

const COLUMNS: Column<MessageDescriptor>[] = [
  { name: msg`What happens`, cell: (mail) => i18n._(mail) },
  { name: msg`By e-mail`, cell: () => <Text c="dimmed"><Trans>Always at once</Trans></Text> },
];

/** Mails that protect the account, which nobody can switch off. */
export function SecuritySection() {
  return (
    <Section title={t`Security of your account`} description={t`These mails protect you and cannot be switched off.`}>
      <Records caption={t`Security of your account`} columns={COLUMNS} rows={MAILS} keyOf={({ id }) => id} />
    </Section>
  );
}

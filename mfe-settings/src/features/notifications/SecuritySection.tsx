import { Text } from '@lading/ui';
import { Records } from '../../shared/Records';
import { Section } from '../../shared/Section';

const MAILS = [
  'A password that was changed, or a new one that was asked for',
  'A changed e-mail address',
  'A second factor that was added or removed',
  'A sign-in source that was linked or removed',
].map((name) => ({ name }));

/** Mails that protect the account, which nobody can switch off. */
export function SecuritySection() {
  const columns = [
    { name: 'What happens', cell: ({ name }: { name: string }) => name },
    { name: 'By e-mail', cell: () => <Text c="dimmed">Always at once</Text> },
  ];
  return (
    <Section title="Security of your account" description="These mails protect you and cannot be switched off.">
      <Records caption="Security of your account" columns={columns} rows={MAILS} keyOf={({ name }) => name} />
    </Section>
  );
}

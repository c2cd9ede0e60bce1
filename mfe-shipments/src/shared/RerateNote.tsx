import type { components } from '@lading/api-client';
import { Alert, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { amountText } from './amount';

type Rerating = components['schemas']['ReratingDto'] & { unexplained?: number | null };

/** The agreed price for the freight that the carrier reports, and whether the invoice asks for it. */
export function RerateNote({ rerating }: { rerating: Rerating }) {
  const { message, total, currency, unexplained = null } = rerating;
  return (
    <Alert color={total === null ? 'gray' : 'blue'} variant="light" title={t`Reported freight`}>
      <Text size="sm">{message}</Text>
      {total !== null && <Text size="sm">{t`The agreed tariff gives ${amountText(total, currency)} for it.`}</Text>}
      {unexplained !== null && <Text size="sm">{outcome(unexplained, currency)}</Text>}
    </Alert>
  );
}

function outcome(unexplained: number, currency: string): string {
  if (unexplained === 0) return t`The invoice asks for exactly that.`;
  const size = amountText(Math.abs(unexplained), currency);
  return unexplained > 0 ? t`The invoice asks for ${size} more.` : t`The invoice asks for ${size} less.`;
}

import { Alert, Button, IconInfoCircle, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

/** Account of every demo installation; its password is public. */
export const DEMONSTRATION = { email: 'demo@lading.test', password: 'lading-demo-2026' };

/** Offers the demo account. */
export function DemonstrationSignIn({ onFill }: { onFill(): void }) {
  return (
    <Alert role="note" variant="light" color="gray" icon={<IconInfoCircle size={18} />} title={t`Demo installation`}>
      <Text size="sm" mb="xs">
        <Trans>
          Demo Manufacturing works with fictional carriers. Sign in as {DEMONSTRATION.email} with the password{' '}
          {DEMONSTRATION.password}.
        </Trans>
      </Text>
      <Button variant="default" onClick={onFill}>
        <Trans>Use demo account</Trans>
      </Button>
    </Alert>
  );
}

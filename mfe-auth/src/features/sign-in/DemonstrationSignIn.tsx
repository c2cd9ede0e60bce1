import { Alert, Button, IconInfoCircle, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

/** The sign-in that every demonstration has; it is public, so it may stand here. */
export const DEMONSTRATION = { email: 'demo@lading.test', password: 'lading-demo-2026' };

/** Offers the demonstration's sign-in. */
export function DemonstrationSignIn({ onFill }: { onFill(): void }) {
  return (
    <Alert
      role="note"
      variant="light"
      color="gray"
      icon={<IconInfoCircle size={18} />}
      title={t`This is a demonstration`}
    >
      <Text size="sm" mb="xs">
        <Trans>
          Its company, Demo Manufacturing, has invented carriers. Sign in as {DEMONSTRATION.email} with the password{' '}
          {DEMONSTRATION.password}.
        </Trans>
      </Text>
      <Button variant="default" onClick={onFill}>
        <Trans>Fill in for me</Trans>
      </Button>
    </Alert>
  );
}

import { Alert, Button, IconInfoCircle, Text } from '@lading/ui';

/** The sign-in that every demonstration has; it is public, so it may stand here. */
export const DEMONSTRATION = { email: 'demo@lading.test', password: 'lading-demo-2026' };

/** Offers the demonstration's sign-in. */
export function DemonstrationSignIn({ onFill }: { onFill(): void }) {
  return (
    <Alert role="note" variant="light" color="gray" icon={<IconInfoCircle size={18} />} title="This is a demonstration">
      <Text size="sm" mb="xs">
        Its company, Demo Manufacturing, has invented carriers. Sign in as {DEMONSTRATION.email} with the password {DEMONSTRATION.password}.
      </Text>
      <Button variant="default" onClick={onFill}>
        Fill in for me
      </Button>
    </Alert>
  );
}

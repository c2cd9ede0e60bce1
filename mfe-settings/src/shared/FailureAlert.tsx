import { Alert, IconAlertTriangle } from '@lading/ui';
import { failureText } from './failure';

/** Says near the button that an act failed, and why. */
export function FailureAlert({ error }: { error: unknown }) {
  return (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} />}>
      {failureText(error)}
    </Alert>
  );
}

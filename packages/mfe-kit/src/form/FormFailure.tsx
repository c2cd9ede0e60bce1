import { Alert, IconAlertTriangle } from '@lading/ui';
import { useFormContext, useFormState } from 'react-hook-form';

/** Why the form was not saved, apart from messages at its fields. */
export function FormFailure() {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const message = errors.root?.server?.message;
  return message ? (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} />}>
      {message}
    </Alert>
  ) : null;
}

import { FormTextInput } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';

/** Address of the account; `description` helps, `readOnly` fixes it. */
export function EmailField(props: { description?: string; readOnly?: boolean }) {
  return (
    <FormTextInput
      name="email"
      label={t`Email`}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

import { Form, FormPasswordInput, useZodForm } from '@lading/mfe-kit';
import { VisuallyHidden } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { newPassword, personalPassword, secret } from '../../shared/form/schemas';
import { NewPasswordField } from '../../shared/new-password/NewPasswordField';
import { containsPersonalWord, type PersonalWords } from '../../shared/new-password/password-rules';
import { PasswordRules } from '../../shared/new-password/PasswordRules';
import type { PasswordChange } from './use-change-password';

interface NewPasswordFormProps {
  /** The emailed token; without one the form asks for the current password. */
  token?: string;
  /** Null if unknown: a link does not say whose it is. */
  person: PersonalWords | null;
  onSubmit(change: PasswordChange): Promise<void>;
}

const schemaOf = (hasToken: boolean, person: PersonalWords | null) =>
  z.object({
    currentPassword: hasToken ? z.string() : secret(() => t`Enter your current password`),
    newPassword: newPassword().check(
      z.refine((password) => person === null || !containsPersonalWord(password, person), { error: personalPassword }),
    ),
  });

/** Asks for a new password. */
export function NewPasswordForm({ token, person, onSubmit }: NewPasswordFormProps) {
  const form = useZodForm({
    schema: schemaOf(token !== undefined, person),
    defaults: { currentPassword: '', newPassword: '' },
  });
  return (
    <Form
      form={form}
      transient
      submitLabel={t`Change password`}
      fullWidth
      onSubmit={(typed) => onSubmit(token === undefined ? typed : { token, newPassword: typed.newPassword })}
    >
      {person && <PasswordManagerHint email={person.email} />}
      {token === undefined && (
        <FormPasswordInput name="currentPassword" label={t`Current password`} autoComplete="current-password" />
      )}
      <NewPasswordField name="newPassword" label={t`New password`} rules={<LivePasswordRules person={person} />} />
    </Form>
  );
}

/** Tells password managers whose password it is. */
function PasswordManagerHint({ email }: { email: string }) {
  return (
    <VisuallyHidden>
      <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-label={t`Email`} />
    </VisuallyHidden>
  );
}

function LivePasswordRules({ person }: { person: PersonalWords | null }) {
  return <PasswordRules password={useWatch({ name: 'newPassword' })} person={person} />;
}

import { Form, FormTextInput, useZodForm } from '@lading/mfe-kit';
import { TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { newPassword, personalPassword, requiredText } from '../../shared/form/schemas';
import { NewPasswordField } from '../../shared/new-password/NewPasswordField';
import { containsPersonalWord } from '../../shared/new-password/password-rules';
import { PasswordRules } from '../../shared/new-password/PasswordRules';
import type { Registration, RegistrationDetails } from './use-register';

interface DetailsFormProps {
  token: string;
  registration: Registration;
  onSubmit(details: RegistrationDetails): Promise<void>;
}

/** `joins` is the company of the invitation; without one the user names a new company. */
function schemaOf(email: string, joins: string | null) {
  return z
    .object({
      fullName: requiredText(() => t`Enter your name`, 100),
      companyName: joins === null ? requiredText(() => t`Enter your company's legal name`, 60) : z.string(),
      password: newPassword(),
    })
    .check(
      z.refine(
        ({ fullName, companyName, password }) =>
          !containsPersonalWord(password, { email, fullName, companyName: joins ?? companyName }),
        { path: ['password'], error: personalPassword },
      ),
    );
}

/** Name, company and password of the new user. */
export function DetailsForm({ token, registration: { email, companyName: joins }, onSubmit }: DetailsFormProps) {
  const form = useZodForm({
    schema: schemaOf(email, joins),
    defaults: { fullName: '', companyName: '', password: '' },
  });
  return (
    <Form
      form={form}
      transient
      submitLabel={joins === null ? t`Create account` : t`Join ${joins}`}
      fullWidth
      onSubmit={({ fullName, companyName, password }) =>
        onSubmit({ token, fullName, companyName: joins === null ? companyName : undefined, password })
      }
    >
      <TextInput value={email} readOnly variant="filled" label={t`Email`} type="email" autoComplete="username" />
      <FormTextInput name="fullName" label={t`Your name`} autoComplete="name" />
      {joins === null && (
        <FormTextInput name="companyName" label={t`Company's legal name`} autoComplete="organization" />
      )}
      <NewPasswordField name="password" label={t`Password`} rules={<LivePasswordRules email={email} joins={joins} />} />
    </Form>
  );
}

/** Renders while the user types, without the form around it. */
function LivePasswordRules({ email, joins }: { email: string; joins: string | null }) {
  const [password = '', fullName = '', companyName = ''] = useWatch<{ [name: string]: string }>({
    name: ['password', 'fullName', 'companyName'],
  });
  return <PasswordRules password={password} person={{ email, fullName, companyName: joins ?? companyName }} />;
}

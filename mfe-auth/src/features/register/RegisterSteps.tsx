import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { TitledPage } from '../../shared/TitledPage';
import { CheckMail } from './CheckMail';
import { applicationOf, type FormValues, type Invited } from './form-values';
import { RegisterForm } from './RegisterForm';

const EMPTY: FormValues = { fullName: '', companyName: '', email: '', password: '' };

/** The form under its heading, then "check your mail"; the way back keeps what was typed. */
export function RegisterSteps({ invited = null, children }: { invited?: Invited | null; children: ReactNode }) {
  const [values, setValues] = useState<FormValues>(
    invited ? { ...EMPTY, email: invited.email, companyName: invited.companyName } : EMPTY,
  );
  const [sent, setSent] = useState(false);
  if (sent) return <CheckMail application={applicationOf(values, invited)} onChange={() => setSent(false)} />;
  return (
    <TitledPage name="register" title={t`Create an account`}>
      {children}
      <RegisterForm
        initial={values}
        invited={invited}
        onSent={(typed) => {
          setValues(typed);
          setSent(true);
        }}
      />
    </TitledPage>
  );
}

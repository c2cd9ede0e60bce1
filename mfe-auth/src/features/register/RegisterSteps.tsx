import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { TitledPage } from '../../shared/TitledPage';
import { CheckMail } from './CheckMail';
import { RegisterForm } from './RegisterForm';
import type { Application } from './use-register';

interface RegisterStepsProps {
  /** Token and address of an invitation. */
  invited?: { token: string; email: string };
  children: ReactNode;
}

/** The form, then "check your email"; going back keeps the address. */
export function RegisterSteps({ invited, children }: RegisterStepsProps) {
  const [application, setApplication] = useState<Application | null>(null);
  const [sent, setSent] = useState(false);
  if (sent && application) return <CheckMail application={application} onChange={() => setSent(false)} />;
  return (
    <TitledPage name="register" title={t`Create an account`}>
      {children}
      <RegisterForm
        email={application?.email ?? invited?.email ?? ''}
        invitation={invited?.token}
        onSent={(requested) => {
          setApplication(requested);
          setSent(true);
        }}
      />
    </TitledPage>
  );
}

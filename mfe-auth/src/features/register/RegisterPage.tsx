import { usePageTitle } from '@lading/mfe-contract';
import { useSearchParams } from '@lading/ui/router';
import { useState } from 'react';
import { useArea } from '../../shared/area';
import { CheckMail } from './CheckMail';
import { RedeemLink } from './RedeemLink';
import { RegisterForm } from './RegisterForm';
import type { Application } from './use-register';

const EMPTY: Application = { fullName: '', companyName: '', email: '', password: '' };

/** The form, then "check your mail"; with the mail's token in the address, the end of the registration. */
export function RegisterPage() {
  const { host } = useArea();
  usePageTitle(host, 'Create an account');
  const [search] = useSearchParams();
  const [application, setApplication] = useState(EMPTY);
  const [sent, setSent] = useState(false);
  const token = search.get('token');

  if (token !== null) return <RedeemLink key={token} token={token} />;
  if (sent) return <CheckMail application={application} onChange={() => setSent(false)} />;
  return (
    <RegisterForm
      initial={application}
      onSent={(typed) => {
        setApplication(typed);
        setSent(true);
      }}
    />
  );
}

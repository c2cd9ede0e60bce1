import type { Application } from './use-register';

/** The form's fields; without an invitation they are the request's. */
export interface FormValues {
  fullName: string;
  companyName: string;
  email: string;
  password: string;
}

/** An invitation that the form is filled in for. */
export interface Invited {
  token: string;
  email: string;
  companyName: string;
}

/** What to send for what was typed; an invitation names the company by itself. */
export function applicationOf(
  { fullName, companyName, email, password }: FormValues,
  invited: Invited | null,
): Application {
  const person = { fullName: fullName.trim(), email: email.trim(), password };
  return invited ? { ...person, invitationToken: invited.token } : { ...person, companyName: companyName.trim() };
}

/** Who can be chosen on the sign-in page. Any other address works as well: nobody has a password here. */
export const ACCOUNTS = [
  { email: 'demo@lading.test', name: 'Demo Owner' },
  { email: 'second@lading.test', name: 'Second Account' },
  { email: 'stranger@elsewhere.test', name: 'Stranger' },
];

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,180}$/;

/** The address in the spelling that names its account, or undefined when it is none. */
export function accountId(email) {
  const address = String(email ?? '')
    .trim()
    .toLowerCase();
  return EMAIL.test(address) ? address : undefined;
}

/** What is told about an account. The subject is the address, so that links made to it outlive this process. */
export function claimsOf(id) {
  return { sub: id, email: id, email_verified: true, name: ACCOUNTS.find(({ email }) => email === id)?.name ?? id };
}

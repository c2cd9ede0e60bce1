/** Accounts on the sign-in page. Any other address works too; there are no passwords. */
export const ACCOUNTS = [
  { email: 'demo@lading.test', name: 'Demo Owner' },
  { email: 'second@lading.test', name: 'Second Account' },
  { email: 'stranger@elsewhere.test', name: 'Stranger' },
];

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,180}$/;

/** The normalized address, or undefined if it is invalid. */
export function accountId(email) {
  const address = String(email ?? '')
    .trim()
    .toLowerCase();
  return EMAIL.test(address) ? address : undefined;
}

/** Claims of an account. The subject is the address, so that links survive a restart. */
export function claimsOf(id) {
  return { sub: id, email: id, email_verified: true, name: ACCOUNTS.find(({ email }) => email === id)?.name ?? id };
}

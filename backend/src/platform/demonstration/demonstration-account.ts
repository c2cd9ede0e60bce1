/** Address of the owner of the demonstration company, whose password is published. */
export const DEMONSTRATION_EMAIL = 'demo@lading.test';

/** Whether the account of this address must not be used, because its password is published. */
export function isRefusedAccount(email: string, { demonstration }: { demonstration: boolean }): boolean {
  return !demonstration && email === DEMONSTRATION_EMAIL;
}

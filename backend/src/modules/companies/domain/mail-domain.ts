/** The part after the `@` of a normalized address. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

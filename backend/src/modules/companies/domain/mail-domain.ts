/** The part of a normalized address after the `@`. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

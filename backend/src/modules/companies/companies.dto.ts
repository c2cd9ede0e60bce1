/** The company of the session. */
export class CompanyDto {
  /** Prefix `cmp_`. */
  id: string;
  /** Code by which people ask to join. */
  code: string;
  /** Legal name. */
  name: string;
  /** Whether this is the company of the demonstration. */
  demo: boolean;
  /** UTC instant. */
  createdAt: string;
}

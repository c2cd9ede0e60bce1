/** The company of the session. */
export class CompanyDto {
  id: string;
  /** Code by which people ask to join. */
  code: string;
  name: string;
  demo: boolean;
  createdAt: string;
}

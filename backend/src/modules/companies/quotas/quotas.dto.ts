/** Quotas that the operator can set, in the order in which they are shown. */
export const QUOTA_NAMES = ['requests', 'imports', 'streams', 'storage'] as const;
export type QuotaName = (typeof QUOTA_NAMES)[number];

/** A limit of the company. */
export class CompanyQuotaDto {
  /** `requests`: in 10 seconds. `imports`: in a day (UTC). `streams`: open event streams per process. `storage`: bytes of documents. */
  name: QuotaName;
  limit: number;
  /** Imports of today, which processes count in blocks of a tenth of the limit, or bytes of documents. Null for the others. */
  used: number | null;
}

/** Limits of the company that the operator set. */
export class CompanyQuotasDto {
  items: CompanyQuotaDto[];
}

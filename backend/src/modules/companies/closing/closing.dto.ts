import { OneLine } from '../../../platform/http/validation/text.js';
import { LIMITS } from '../../../kernel/limits.js';

/** Confirms the deletion of the company. */
export class DeleteCompanyDto {
  /** The legal name, typed as confirmation. */
  @OneLine({ max: LIMITS.companyName })
  name: string;
}

/** A deleted company. */
export class DeletedCompanyDto {
  /** UTC instant at which all data is erased; an owner can restore the company until then. */
  erasesAt: string;
}

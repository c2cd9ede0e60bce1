import { OneLine } from '../../../platform/http/validation/text.js';
import { LIMITS } from '../../../kernel/limits.js';

/** Says that the company is to be deleted. */
export class DeleteCompanyDto {
  /** The legal name, typed as confirmation. */
  @OneLine({ max: LIMITS.companyName })
  name: string;
}

/** A company that was deleted. */
export class DeletedCompanyDto {
  /** UTC instant at which all data is erased; an owner can restore the company until then. */
  erasesAt: string;
}

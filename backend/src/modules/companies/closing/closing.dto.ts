import { OneLine } from '../../../platform/http/validation/text.js';
import { LIMITS } from '../../../kernel/limits.js';

/** Says that the company is to be deleted. */
export class DeleteCompanyDto {
  /** The legal name, typed. */
  @OneLine({ max: LIMITS.companyName })
  name: string;
}

/** A company that was deleted. */
export class DeletedCompanyDto {
  /** UTC instant at which everything is erased; until then an owner may restore the company. */
  erasesAt: string;
}

import { IsString, MaxLength } from 'class-validator';
import { LIMITS } from '../../../kernel/limits.js';

/** Says that the company is to be deleted. */
export class DeleteCompanyDto {
  /** The legal name, typed. */
  @IsString()
  @MaxLength(LIMITS.companyName)
  name: string;
}

/** A company that was deleted. */
export class DeletedCompanyDto {
  /** UTC instant at which everything is erased; until then an owner may restore the company. */
  erasesAt: string;
}

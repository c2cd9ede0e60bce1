import { LIMITS } from '../../../kernel/limits.js';
import { NormalizedEmail, Trimmed } from '../../../platform/http/validation/dto-fields.js';
import { IsMailAddress } from '../../../platform/http/validation/formats.js';
import { OneLine } from '../../../platform/http/validation/text.js';

/** Address of an account, entered on the command line. */
export class AccountAddressDto {
  /** Printable ASCII without quotes; case-insensitive. */
  @NormalizedEmail()
  @IsMailAddress()
  email: string;
}

/** The owner of a new company, entered on the command line. */
export class NewOwnerDto extends AccountAddressDto {
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.personName })
  fullName: string;

  /** Legal name. */
  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.companyName })
  companyName: string;
}

import { Matches } from 'class-validator';
import { Trimmed } from '../../../../../platform/http/validation/dto-fields.js';
import { OneLine } from '../../../../../platform/http/validation/text.js';
import { msg } from '../../../../../messages/message.js';
import { ruleText } from '../../../../../platform/http/validation/constraint-messages.js';

/** What a carrier's code for a charge means. */
export class RememberCodeDto {
  /** SCAC of the carrier. */
  @Matches(/^[A-Z]{2,4}$/, { message: ruleText(msg`Enter a SCAC, two to four capital letters.`) })
  scac: string;

  /** As on the carrier's invoices; case does not count. */
  @Trimmed()
  @OneLine({ min: 1, max: 40 })
  carrierCode: string;

  /** LINEHAUL, DISCOUNT, FUEL, an accessorial code or a DSDC code of preliminary charges. */
  @Trimmed()
  @OneLine({ min: 1, max: 20 })
  code: string;
}

/** A remembered code. */
export class RememberedCodeDto extends RememberCodeDto {
  /** `ccc_` and a ULID. */
  id: string;
  /** Name of `code`. */
  name: string;
}

/** Remembered codes by SCAC and code. */
export class RememberedCodeListDto {
  items: RememberedCodeDto[];
}

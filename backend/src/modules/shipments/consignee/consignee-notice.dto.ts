import { IsMailAddress } from '../../../platform/http/validation/formats.js';
import { MultiLine, OneLine } from '../../../platform/http/validation/text.js';

/** An email to the consignee. */
export class ConsigneeNoticeDto {
  @IsMailAddress()
  to: string;

  @OneLine({ min: 3, max: 150 })
  subject: string;

  /** Plain text. Do not name prices: the consignee must not see them. */
  @MultiLine({ min: 3, max: 4_000 })
  text: string;
}

/** A contact of the carrier. */
export class CarrierPhoneDto {
  /** What it is for, such as `dispatch`. */
  purpose: string;
  name: string | null;
  /** E.164. */
  phone: string;
  extension: string | null;
}

/** A prepared email to the consignee, and whom to call at the carrier. */
export class ShipmentContactsDto {
  /** Contacts of the carrier that have a phone number. */
  carrierPhones: CarrierPhoneDto[];
  /** Email address of the consignee; null if none is known. */
  consigneeEmail: string | null;
  /** Prepared subject. */
  subject: string;
  /** Prepared text, without prices. */
  text: string;
}

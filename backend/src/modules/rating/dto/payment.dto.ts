import { IsIn, IsOptional } from 'class-validator';
import { PAYMENT_TERMS, type PaymentTerms } from '../../../kernel/codes.js';
import { LIMITS } from '../../../kernel/limits.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { Nested } from '../../../platform/http/validation/nested.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import { AddressDto } from '../../locations/index.js';
import type { BillTo, Payment } from '../domain/quote-request.js';
import { StopContactDto } from './stop.dto.js';

/** Payer of the freight bill. */
export class BillToDto extends AddressDto implements BillTo {
  @OneLine({ min: 1, max: LIMITS.stopName })
  name: string;

  /** The payer's account number with the carrier. */
  @IsOptional()
  @OneLine({ max: LIMITS.reference })
  accountNumber?: string | null;

  @IsOptional()
  @Nested(() => StopContactDto)
  contact?: StopContactDto | null;
}

/** Who pays the carrier. */
export class PaymentDto implements Payment {
  @IsIn(PAYMENT_TERMS)
  terms: PaymentTerms;

  /** Address book contact that pays. Without `billTo`, the address is copied from the contact when the request arrives. */
  @IsOptional()
  @IsId('ctc')
  billToContactId?: string | null;

  /** Required for third party (422 BILL_TO_REQUIRED). Default for prepaid: the company's billing address; for collect: the destination. */
  @IsOptional()
  @Nested(() => BillToDto)
  billTo?: BillToDto | null;
}

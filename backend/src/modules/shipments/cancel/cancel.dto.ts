import { IsOptional } from 'class-validator';
import { Nested } from '../../../platform/http/validation/nested.js';
import { MultiLine } from '../../../platform/http/validation/text.js';
import { LIMITS } from '../../../kernel/limits.js';
import { MoneyDto } from '../../rating/index.js';

/** Whether the shipment can be canceled now, and the fee. */
export class CancellationDto {
  /** Depends on the signed-in user. */
  allowed: boolean;
  /** `before_tender`, `before_pickup` or `at_pickup`; `too_late` after pickup; `ended` if the shipment can no longer be canceled. */
  stage: 'before_tender' | 'before_pickup' | 'at_pickup' | 'too_late' | 'ended';
  /** Cancellation fee of the carrier; null if free, or without permission to see prices. */
  fee: MoneyDto | null;
  /** Message for the user. */
  text: string;
}

/** Cancels the shipment. */
export class CancelShipmentDto {
  /** Reason sent to the carrier and recorded in the log. */
  @MultiLine({ min: 1, max: LIMITS.notes })
  reason: string;

  /** The cancellation fee accepted by the user; required if there is one. */
  @IsOptional()
  @Nested(() => MoneyDto)
  acceptedFee?: MoneyDto | null;
}

import { IsOptional } from 'class-validator';
import { Nested } from '../../../platform/http/validation/nested.js';
import { MultiLine } from '../../../platform/http/validation/text.js';
import { LIMITS } from '../../../kernel/limits.js';
import { MoneyDto } from '../../rating/index.js';

/** Whether and at what cost the shipment can be cancelled now. */
export class CancellationDto {
  /** For whoever asks. */
  allowed: boolean;
  /** `before_tender`, `before_pickup` or `at_pickup`; `too_late` once the freight is with the carrier; `ended` when there is nothing left to cancel. */
  stage: 'before_tender' | 'before_pickup' | 'at_pickup' | 'too_late' | 'ended';
  /** What the carrier may charge; null when it is free, or without the permission to see prices. */
  fee: MoneyDto | null;
  /** For people. */
  text: string;
}

/** Gives the shipment up. */
export class CancelShipmentDto {
  /** For the carrier and the log. */
  @MultiLine({ min: 1, max: LIMITS.notes })
  reason: string;

  /** The fee that the person was shown and accepts; needed when there is one. */
  @IsOptional()
  @Nested(() => MoneyDto)
  acceptedFee?: MoneyDto | null;
}

import { IsInt, IsOptional, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { OneLine, MultiLine } from '../../../platform/http/validation/text.js';
import { LIMITS } from '../../../kernel/limits.js';
import { PickupWindowDto, ReferenceDto } from '../../rating/index.js';

/** Changes to a shipment; omitted fields are unchanged. */
export class ChangeShipmentDto {
  /** Version of the shipment as it was read. */
  @IsInt()
  @Min(1)
  version: number;

  /** Changeable until pickup; the carrier is notified. */
  @MayBeMissing()
  @Nested(() => PickupWindowDto)
  pickup?: PickupWindowDto;

  @MayBeMissing()
  @NestedList(() => ReferenceDto, { max: LIMITS.references })
  references?: ReferenceDto[];

  /** Instructions for the whole shipment, one paragraph per line; null removes them. */
  @IsOptional()
  @MultiLine({ max: LIMITS.notes })
  instructions?: string | null;

  /**
   * The carrier's PRO number, with or without hyphens; null removes it. Entering a number, even the existing one, records that a carrier that was tendered by email
   * has accepted.
   */
  @IsOptional()
  @OneLine({ max: LIMITS.reference })
  proNumber?: string | null;
}

/** A warning about a change. The change was made. */
export class ChangeWarningDto {
  /** Stable code for programs. */
  code: string;
  /** Message for the user. */
  message: string;
}

/** Result of a change. */
export class ShipmentChangedDto {
  /** Value to send with the next change. */
  version: number;
  warnings: ChangeWarningDto[];
}

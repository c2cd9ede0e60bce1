import { IsInt, IsOptional, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { OneLine, MultiLine } from '../../../platform/http/validation/text.js';
import { LIMITS } from '../../../kernel/limits.js';
import { PickupWindowDto, ReferenceDto } from '../../rating/index.js';

/** Changes a shipment; what is absent stays. */
export class ChangeShipmentDto {
  /** Of the shipment as it was read. */
  @IsInt()
  @Min(1)
  version: number;

  /** Until the freight is picked up; the carrier is told. */
  @MayBeMissing()
  @Nested(() => PickupWindowDto)
  pickup?: PickupWindowDto;

  @MayBeMissing()
  @NestedList(() => ReferenceDto, { max: LIMITS.references })
  references?: ReferenceDto[];

  /** For the whole shipment, a paragraph a line; null takes them away. */
  @IsOptional()
  @MultiLine({ max: LIMITS.notes })
  instructions?: string | null;

  /**
   * The carrier's number, with or without hyphens; null takes it away. Any number, also the one it has, tells that a carrier that was written to
   * has accepted.
   */
  @IsOptional()
  @OneLine({ max: LIMITS.reference })
  proNumber?: string | null;
}

/** Something about a change that a person should look at; it was made all the same. */
export class ChangeWarningDto {
  /** Stable code for programs. */
  code: string;
  /** For people. */
  message: string;
}

/** Outcome of a change. */
export class ShipmentChangedDto {
  /** For the next change. */
  version: number;
  warnings: ChangeWarningDto[];
}

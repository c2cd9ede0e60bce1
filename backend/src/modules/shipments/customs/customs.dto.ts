import { IsInt, Min } from 'class-validator';
import { Nested } from '../../../platform/http/validation/nested.js';
import { ShipmentCustomsDto } from '../shipments.dto.js';

/** The declaration as it is now known. */
export class ChangeCustomsDto {
  /** Version of the shipment that the change is based on; 409 STALE if it is newer. */
  @IsInt()
  @Min(1)
  version: number;

  /** Replaces the declaration. A new ACE or ACI number means that it was submitted to customs. */
  @Nested(() => ShipmentCustomsDto)
  customs: ShipmentCustomsDto;
}

/** A declaration was changed. */
export class CustomsChangedDto {
  /** The shipment's new version. */
  version: number;
}

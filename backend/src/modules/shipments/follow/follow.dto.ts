import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import { FOLLOW_MODES, type FollowMode } from './persistence/shipment-follow.entity.js';

/** What somebody wants to hear of one shipment. */
export class FollowShipmentDto {
  /** `follow`: all notifications, regardless of preferences; `mute`: none. */
  @IsIn(FOLLOW_MODES)
  mode: FollowMode;
}

/** What the signed-in person hears of one shipment. */
export class FollowDto {
  /** Null: the user's preferences apply. */
  mode: FollowMode | null;
}

/** A shipment that somebody follows or has muted. */
export class FollowedShipmentDto {
  /** `shp_` and a ULID. */
  shipmentId: string;
  /** Shipment number, such as S-000317. */
  number: string;
  mode: FollowMode;
  /** UTC instant from which it applies. */
  since: string;
}

/** Page of what somebody follows or has muted. */
export class FollowedShipmentListDto {
  items: FollowedShipmentDto[];
  /** Value of `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
}

/** Which page is asked for. */
export class FollowedShipmentsQuery extends PagedQuery {
  /** `nextCursor` of the page before: id of its last shipment. */
  @MayBeMissing()
  @IsId('shp')
  override cursor?: string;
}

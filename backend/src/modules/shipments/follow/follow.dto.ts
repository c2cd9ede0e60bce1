import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import { FOLLOW_MODES, type FollowMode } from './persistence/shipment-follow.entity.js';

/** Notification setting for one shipment. */
export class FollowShipmentDto {
  /** `follow`: all notifications, regardless of preferences; `mute`: none. */
  @IsIn(FOLLOW_MODES)
  mode: FollowMode;
}

/** Shipments of one bulk change. */
const FOLLOWED_MAX = 100;

/** Notification setting for several shipments. */
export class FollowShipmentsDto {
  /** An id of another company is a 404, and nothing is changed. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(FOLLOWED_MAX)
  @ArrayUnique()
  @IsId('shp', { each: true })
  shipmentIds: string[];

  /** `follow`: all notifications, regardless of preferences; `mute`: none; null restores the preferences. */
  @IsOptional()
  @IsIn([...FOLLOW_MODES, null])
  mode: FollowMode | null;
}

/** The user's notification setting for one shipment. */
export class FollowDto {
  /** Null: the user's preferences apply. */
  mode: FollowMode | null;
}

/** A shipment that the user follows or has muted. */
export class FollowedShipmentDto {
  /** `shp_` and a ULID. */
  shipmentId: string;
  /** Shipment number, such as S-000317. */
  number: string;
  mode: FollowMode;
  /** UTC instant from which it applies. */
  since: string;
}

/** A page of followed and muted shipments. */
export class FollowedShipmentListDto {
  items: FollowedShipmentDto[];
  /** Value of `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
}

/** Paging of followed and muted shipments. */
export class FollowedShipmentsQuery extends PagedQuery {
  /** `nextCursor` of the page before: id of its last shipment. */
  @MayBeMissing()
  @IsId('shp')
  override cursor?: string;
}

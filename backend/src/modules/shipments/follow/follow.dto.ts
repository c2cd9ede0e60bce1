import { IsIn } from 'class-validator';
import { FOLLOW_MODES, type FollowMode } from './follow-mode.js';

/** What somebody wants to hear of one shipment. */
export class FollowShipmentDto {
  /** `follow`: everything, whatever their preferences; `mute`: nothing. */
  @IsIn(FOLLOW_MODES)
  mode: FollowMode;
}

/** What the signed-in person hears of one shipment. */
export class FollowDto {
  /** Null: what their preferences say. */
  mode: FollowMode | null;
}

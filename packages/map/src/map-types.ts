import type { StatusTone } from '@lading/ui';
import type { Position } from './project';

/** Status of what a point stands for. */
export interface PointStatus {
  /** Shown with its count. */
  label: string;
  tone: StatusTone;
}

/** What a pointer on a point shows. */
export interface PointCard {
  title: string;
  lines: readonly string[];
  /** Text of the link to the page of the point. */
  action?: string;
}

/** One location on the map. */
export interface MapPoint {
  id: string;
  position: Position;
  /** Complete text in the list under the map: "Chicago, IL: picked up Tue, Nov 24". */
  label: string;
  /** Short text beside the point, if there is room. */
  name?: string;
  kind: 'origin' | 'destination' | 'stop' | 'event' | 'last';
  /** Amber: a user has to act. */
  needsAction?: boolean;
  /** Page of the point. */
  to?: string;
  /** Default: the label. */
  card?: PointCard;
  /** Counted above the map. */
  status?: PointStatus;
}

/** A straight lane between two locations. */
export interface MapLane {
  id: string;
  from: Position;
  to: Position;
  /** Solid if the freight has passed it, dashed if it lies ahead. */
  travelled?: boolean;
}

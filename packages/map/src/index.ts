export { FreightMap, type FreightMapProps } from './FreightMap';
export type { MapLane, MapPoint, PointCard, PointStatus } from './map-types';
export type { Position } from './project';

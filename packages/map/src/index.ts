export { FreightMap, type FreightMapProps, type MapLane, type MapPoint } from './FreightMap';
export type { Position } from './project';

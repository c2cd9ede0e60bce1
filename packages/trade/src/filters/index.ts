export { laneFilter, modeFilter, ownerFilter } from './freight-filters';

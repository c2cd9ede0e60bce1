export { laneFilter, modeFilter, ownerFilter, statusFilter } from './freight-filters';

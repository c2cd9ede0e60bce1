export { FreightFilters } from './FreightFilters';

export { AddressDto } from './address.dto.js';
export { addressErrors } from './address-errors.js';
export { LocationDto } from './locations.dto.js';
export { LocationsModule } from './locations.module.js';
export { LocationsService } from './locations.service.js';

export { AddressDto } from './address.dto.js';
export { LocationDto } from './locations.dto.js';
export { LocationsModule } from './locations.module.js';
export { type CheckedPlace, LocationsService } from './locations.service.js';
export { IsPhone, IsPhoneExtension } from './phone-fields.js';

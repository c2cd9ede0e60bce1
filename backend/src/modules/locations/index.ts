export { LocationDto } from './locations.dto.js';
export { LocationsModule } from './locations.module.js';
export { LocationsService } from './locations.service.js';

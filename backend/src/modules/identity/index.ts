export { DemonstrationCompany } from './demonstration-company.js';
export { IdentityModule } from './identity.module.js';
export { PROGRAMS, UsersService } from './users.service.js';

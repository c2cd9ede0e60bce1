export { DemonstrationCompany } from './demonstration-company.js';
export { IdentityModule } from './identity.module.js';
export { EmailUndoHooks } from './profile/email-undo-hooks.js';
export { SERVICE_ACCOUNT_DOMAIN, UsersService } from './users.service.js';

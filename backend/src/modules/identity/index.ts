export { AccountAdministration } from './administration/account-administration.js';
export { AccountAddressDto, NewOwnerDto } from './administration/new-owner.dto.js';
export { DemonstrationCompany } from './demonstration/demonstration-company.js';
export { IdentityModule } from './identity.module.js';
export { OnEmailUndo } from './accounts/email-undo-hooks.js';
export { UsersService } from './accounts/users.service.js';

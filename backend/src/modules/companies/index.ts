export { CompaniesModule } from './companies.module.js';
export { CompaniesService, type NewCompany, OnCompanyCreated, type DocumentSettings } from './companies.service.js';
export { nameInMail } from './domain/name-in-mail.js';
export { lockCompany } from './persistence/companies.repository.js';
export { InvitationsQueries } from './persistence/invitations.sql.js';
export { InvitationsService } from './invitations/invitations.service.js';
export { LogoService } from './profile/logo.service.js';
export { OnRoleChanged } from './members/role-changes.js';
export { type MembershipEnding, OnOffboarding } from './members/offboarding.service.js';

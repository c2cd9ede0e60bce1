export { CompaniesModule } from './companies.module.js';
export { CompaniesService, type CompanyCreatedHook, type NewCompany } from './companies.service.js';

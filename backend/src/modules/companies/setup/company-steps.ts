import { Injectable } from '@nestjs/common';
import { CompaniesRepository } from '../persistence/companies.repository.js';
import { MembersQueries } from '../persistence/members.sql.js';
import { SetupStep } from './setup-steps.js';

/** First steps that the company's own data tells. */
@Injectable()
export class CompanySteps {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly members: MembersQueries,
  ) {}

  @SetupStep('address')
  async hasAddress(companyId: string): Promise<boolean> {
    const company = await this.companies.find(companyId);
    return company !== null && (company.profile.address ?? company.profile.billing) !== null;
  }

  @SetupStep('colleague')
  hasColleague(companyId: string): Promise<boolean> {
    return this.members.hasColleague(companyId);
  }
}

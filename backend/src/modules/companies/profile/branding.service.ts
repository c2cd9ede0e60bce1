import { Injectable } from '@nestjs/common';
import type { MailBrand } from '../../../platform/mail/mail-content.js';
import { languageOf } from '../domain/company-profile.js';
import { CompaniesRepository } from '../persistence/companies.repository.js';
import { LogoService } from './logo.service.js';

/** Name, color, logo and language of companies in emails and on tracking pages. */
@Injectable()
export class BrandingService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly logos: LogoService,
  ) {}

  /** Undefined for a company that was erased. */
  async of(companyId: string): Promise<MailBrand | undefined> {
    const [company, logo] = await Promise.all([this.companies.find(companyId), this.logos.find(companyId)]);
    return company === null
      ? undefined
      : { name: company.name, color: company.brandColor, logo, locale: languageOf(company.profile) };
  }
}

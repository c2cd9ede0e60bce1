import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, type FieldError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { contrastWithWhite } from '../../../kernel/color/contrast.js';
import { type AddressDto, LocationsService } from '../../locations/index.js';
import { type CompanyProfile, languageOf } from '../domain/company-profile.js';
import type { CompanyEntity } from '../persistence/company.entity.js';
import { CompaniesRepository } from '../persistence/companies.repository.js';
import type { CompanyDto, UpdateCompanyDto } from './company-profile.dto.js';
import { msg } from '../../../messages/message.js';

const CONTRAST_MIN = 4.5;

/** Reads and updates company profiles. */
@Injectable()
export class CompanyProfileService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly locations: LocationsService,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** The company of the session. */
  async get({ companyId }: Actor): Promise<CompanyDto> {
    return present(await this.find(companyId));
  }

  /**
   * Updates the given fields.
   * @throws ValidationFailed for an address that does not exist and a color without contrast; Conflict STALE_REVISION
   */
  async update(
    actor: Actor,
    { version, name, gs1Prefix, brandColor, ...profile }: UpdateCompanyDto,
  ): Promise<CompanyDto> {
    const { companyId, userId } = actor;
    const errors = [
      ...this.addressErrors(profile.address, '/address'),
      ...this.addressErrors(profile.billing?.address, '/billing/address'),
      ...contrastErrors(brandColor),
    ];
    if (errors.length > 0) throw new ValidationFailed(errors);
    const stored = await this.find(companyId);
    const change = {
      name: name ?? stored.name,
      gs1Prefix: gs1Prefix === undefined ? stored.gs1Prefix : gs1Prefix,
      brandColor: brandColor === undefined ? stored.brandColor : brandColor,
      profile: merged(stored.profile, profile),
    };
    await this.database.transaction(async (tx) => {
      if (!(await this.companies.update(tx, companyId, version, change))) throw staleRevision();
      const fields = Object.entries({ name, gs1Prefix, brandColor, ...profile }).filter(
        ([, value]) => value !== undefined,
      );
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'company.changed',
        subject: companyId,
        details: { fields: fields.map(([field]) => field).join(', ') },
      });
    });
    return this.get(actor);
  }

  private addressErrors(address: AddressDto | null | undefined, pointer: string): FieldError[] {
    return address ? this.locations.check(address, pointer).errors : [];
  }

  private async find(companyId: string): Promise<CompanyEntity> {
    const company = await this.companies.find(companyId);
    if (company === null) throw new NotFound();
    return company;
  }
}

/** White text on the color, and the color on white, must be legible (WCAG 2.2, 1.4.3). */
function contrastErrors(color: string | null | undefined): FieldError[] {
  if (color == null || contrastWithWhite(color) >= CONTRAST_MIN) return [];
  const ratio = Math.floor(contrastWithWhite(color) * 10) / 10;
  const message = msg`This color is too light: its contrast with white is ${{ ratio }} to 1. Choose a darker color, with at least ${{ contrastMin: CONTRAST_MIN }} to 1.`;
  return [{ pointer: '/brandColor', code: 'CONTRAST', message }];
}

function merged(
  stored: CompanyProfile,
  {
    phone,
    address,
    billing,
    timeZone,
    defaults,
  }: Omit<UpdateCompanyDto, 'version' | 'name' | 'gs1Prefix' | 'brandColor'>,
): CompanyProfile {
  return {
    phone: phone === undefined ? stored.phone : phone,
    address: address === undefined ? stored.address : address,
    billing: billing === undefined ? stored.billing : billing && { ...billing, email: billing.email ?? null },
    timeZone: timeZone === undefined ? stored.timeZone : timeZone,
    defaults: { ...stored.defaults, ...defaults },
  };
}

function present({
  createdAt,
  profile,
  logoKey,
  eraseAt,
  suspendedAt,
  moveState,
  movedTo,
  quotas,
  factorRoles,
  ...company
}: CompanyEntity): CompanyDto {
  return {
    ...company,
    hasLogo: logoKey !== null,
    ...(profile as Pick<CompanyDto, keyof CompanyProfile>),
    defaults: { ...profile.defaults, language: languageOf(profile) } as CompanyDto['defaults'],
    createdAt: createdAt.toISOString(),
  };
}

function staleRevision(): Conflict {
  return new Conflict(
    'STALE_REVISION',
    msg`The company was changed in the meantime. Reload it and make your change again.`,
  );
}

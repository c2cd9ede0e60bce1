import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newUlid } from '../../../platform/ids.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import { isTwoFiles, type Picture, readPicture } from '../../documents/index.js';
import { CompaniesRepository } from '../persistence/companies.repository.js';
import type { CompanyDto } from './company-profile.dto.js';
import { CompanyProfileService } from './company-profile.service.js';
import { msg, type Message } from '../../../messages/message.js';

export const LOGO_BYTES_MAX = 256 * 1024;
/** Maximum width and height in pixels. */
const LOGO_SIDE_MAX = 2_000;

/** The logo on a company's documents, emails and tracking pages. */
@Injectable()
export class LogoService {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly profiles: CompanyProfileService,
    private readonly files: FileStore,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** @throws NotFound if there is none */
  async get(companyId: string): Promise<Picture> {
    const logo = await this.find(companyId);
    if (logo === null) throw new NotFound();
    return logo;
  }

  /** Null if there is none. */
  async find(companyId: string): Promise<Picture | null> {
    const key = (await this.companies.find(companyId))?.logoKey ?? null;
    return key === null ? null : readPicture(await this.files.read(key));
  }

  /** @throws ValidationFailed for anything except a JPEG or PNG within the size limits */
  async set(actor: Actor, bytes: Buffer): Promise<CompanyDto> {
    const logo = readPicture(bytes);
    if (logo === null || Math.max(logo.width, logo.height) > LOGO_SIDE_MAX || isTwoFiles(bytes, logo.contentType))
      throw new ValidationFailed([noLogo()]);
    const key = `${actor.companyId}/logo-${newUlid()}.${logo.contentType === 'image/png' ? 'png' : 'jpg'}`;
    await this.files.write(key, bytes);
    await this.replace(actor, key);
    return this.profiles.get(actor);
  }

  remove(actor: Actor): Promise<void> {
    return this.replace(actor, null);
  }

  private async replace({ companyId, userId }: Actor, key: string | null): Promise<void> {
    const former = await this.database.transaction(async (tx) => {
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'company.changed',
        subject: companyId,
        details: { fields: 'logo' },
      });
      return this.companies.replaceLogo(tx, companyId, key);
    });
    if (former !== null) await this.files.remove(former);
  }
}

function noLogo(): { pointer: string; code: string; message: Message } {
  return {
    pointer: '/file',
    code: 'FORMAT',
    message: msg`Enter a JPEG file in gray or RGB colors or a PNG file that is not interlaced, at most ${{ most: { number: LOGO_SIDE_MAX } }} pixels a side.`,
  };
}

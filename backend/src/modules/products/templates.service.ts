import { Injectable } from '@nestjs/common';
import { compactAccessorials } from '../../kernel/accessorials/accessorial-request.js';
import type { Actor } from '../../platform/auth/actor.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { FreightTemplateEntity } from './persistence/freight-template.entity.js';
import { TemplatesRepository } from './persistence/saved-freight.repository.js';
import type {
  ChangeTemplateDto,
  SavedFreightQuery,
  SaveTemplateDto,
  TemplateDto,
  TemplateFreightDto,
  TemplateListDto,
} from './products.dto.js';
import { SavedFreightService } from './saved-freight.service.js';

/** Freight templates of companies. */
@Injectable()
export class TemplatesService extends SavedFreightService<FreightTemplateEntity['body']> {
  constructor(repository: TemplatesRepository, audit: AuditLog, database: Database, clock: Clock) {
    super({ prefix: 'tpl', subject: 'template' }, repository, audit, database, clock);
  }

  /** @throws ValidationFailed for a foreign cursor */
  list({ companyId }: Actor, query: SavedFreightQuery): Promise<TemplateListDto> {
    return this.page(companyId, query, present);
  }

  /** @throws NotFound */
  async get({ companyId }: Actor, id: string): Promise<TemplateDto> {
    return present(await this.find(companyId, id));
  }

  /** @throws Conflict NAME_TAKEN; DomainError TOO_MANY (422) */
  async save(actor: Actor, template: SaveTemplateDto): Promise<TemplateDto> {
    return present(await this.insert(actor, template.name, compact(template.freight)));
  }

  /** @throws NotFound; Conflict STALE_REVISION or NAME_TAKEN */
  async change(actor: Actor, id: string, { version, ...template }: ChangeTemplateDto): Promise<TemplateDto> {
    return present(await this.replace(actor, id, version, template.name, compact(template.freight)));
  }
}

/** Services without details are stored as plain codes. */
function compact(freight: TemplateFreightDto): TemplateFreightDto {
  const { accessorials } = freight;
  return accessorials ? { ...freight, accessorials: compactAccessorials(accessorials) } : freight;
}

function present({ id, name, version, body, createdAt, updatedAt }: FreightTemplateEntity): TemplateDto {
  return { name, freight: body, id, version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

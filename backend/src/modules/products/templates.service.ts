import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { SavedFreightRow } from './persistence/saved-freight.repository.js';
import type {
  ChangeTemplateDto,
  SavedFreightQuery,
  SaveTemplateDto,
  TemplateDto,
  TemplateFreightDto,
  TemplateListDto,
} from './products.dto.js';
import { SavedFreight, SavedFreightStore } from './saved-freight.js';

/** Freight templates of companies. */
@Injectable()
export class TemplatesService {
  private readonly saved: SavedFreight<TemplateFreightDto>;

  constructor(store: SavedFreightStore) {
    this.saved = new SavedFreight(store, { table: 'freight_template', prefix: 'tpl', thing: 'template' });
  }

  /** @throws ValidationFailed for a foreign cursor */
  list({ companyId }: Actor, query: SavedFreightQuery): Promise<TemplateListDto> {
    return this.saved.list(companyId, query, present);
  }

  /** @throws NotFound */
  async get({ companyId }: Actor, id: string): Promise<TemplateDto> {
    return present(await this.saved.get(companyId, id));
  }

  /** @throws Conflict NAME_TAKEN; DomainError TOO_MANY (422) */
  async save(actor: Actor, template: SaveTemplateDto): Promise<TemplateDto> {
    return present(await this.saved.insert(actor, template.name, template.freight));
  }

  /** @throws NotFound; Conflict STALE_REVISION or NAME_TAKEN */
  async change(actor: Actor, id: string, { version, ...template }: ChangeTemplateDto): Promise<TemplateDto> {
    return present(await this.saved.replace(actor, id, version, template.name, template.freight));
  }

  /** @throws NotFound */
  remove(actor: Actor, id: string): Promise<void> {
    return this.saved.remove(actor, id);
  }
}

function present({ id, name, version, body, createdAt, updatedAt }: SavedFreightRow<TemplateFreightDto>): TemplateDto {
  return { name, freight: body, id, version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

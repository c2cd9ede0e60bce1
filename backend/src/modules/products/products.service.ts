import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { ProductEntity } from './persistence/product.entity.js';
import type { SavedFreightEntity } from './persistence/saved-freight.entity.js';
import { ProductsRepository } from './persistence/saved-freight.repository.js';
import type {
  ChangeProductDto,
  ProductDto,
  ProductListDto,
  SavedFreightQuery,
  SaveProductDto,
} from './products.dto.js';
import { SavedFreightService } from './saved-freight.service.js';

/** Products of companies. */
@Injectable()
export class ProductsService extends SavedFreightService<ProductEntity['body']> {
  constructor(repository: ProductsRepository, audit: AuditLog, database: Database, clock: Clock) {
    super({ prefix: 'prd', subject: 'product' }, repository, audit, database, clock);
  }

  /** @throws ValidationFailed for a foreign cursor */
  list({ companyId }: Actor, query: SavedFreightQuery): Promise<ProductListDto> {
    return this.page(companyId, query, present);
  }

  /** @throws NotFound */
  async get({ companyId }: Actor, id: string): Promise<ProductDto> {
    return present(await this.find(companyId, id));
  }

  /** @throws Conflict NAME_TAKEN; DomainError TOO_MANY (422) */
  async save(actor: Actor, product: SaveProductDto): Promise<ProductDto> {
    return present(await this.insert(actor, product.description, product));
  }

  /** @throws NotFound; Conflict STALE_REVISION or NAME_TAKEN */
  async change(actor: Actor, id: string, { version, ...product }: ChangeProductDto): Promise<ProductDto> {
    return present(await this.replace(actor, id, version, product.description, product));
  }
}

function present({
  id,
  name,
  version,
  body,
  createdAt,
  updatedAt,
}: SavedFreightEntity<ProductEntity['body']>): ProductDto {
  return {
    ...body,
    description: name,
    id,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

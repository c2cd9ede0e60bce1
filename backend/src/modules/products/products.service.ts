import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { type SavedFreightRow, SavedFreightRepository } from './persistence/saved-freight.repository.js';
import type {
  ChangeProductDto,
  ProductDto,
  ProductListDto,
  SavedFreightQuery,
  SaveProductDto,
} from './products.dto.js';
import { SavedFreight } from './saved-freight.js';

/** Products of companies. */
@Injectable()
export class ProductsService {
  private readonly saved: SavedFreight<Omit<SaveProductDto, 'description'>>;

  constructor(repository: SavedFreightRepository, clock: Clock) {
    this.saved = new SavedFreight(repository, clock, 'product', 'prd');
  }

  /** @throws ValidationFailed for a foreign cursor */
  list({ companyId }: Actor, query: SavedFreightQuery): Promise<ProductListDto> {
    return this.saved.list(companyId, query, present);
  }

  /** @throws NotFound */
  async get({ companyId }: Actor, id: string): Promise<ProductDto> {
    return present(await this.saved.get(companyId, id));
  }

  /** @throws Conflict NAME_TAKEN; DomainError TOO_MANY (422) */
  async save({ companyId }: Actor, product: SaveProductDto): Promise<ProductDto> {
    return present(await this.saved.insert(companyId, product.description, product));
  }

  /** @throws NotFound; Conflict STALE_REVISION or NAME_TAKEN */
  async change({ companyId }: Actor, id: string, { version, ...product }: ChangeProductDto): Promise<ProductDto> {
    return present(await this.saved.replace(companyId, id, version, product.description, product));
  }

  /** @throws NotFound */
  remove({ companyId }: Actor, id: string): Promise<void> {
    return this.saved.remove(companyId, id);
  }
}

function present({
  id,
  name,
  version,
  body,
  createdAt,
  updatedAt,
}: SavedFreightRow<Omit<SaveProductDto, 'description'>>): ProductDto {
  return {
    ...body,
    description: name,
    id,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

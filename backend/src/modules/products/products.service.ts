import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { SavedFreightRow } from './persistence/saved-freight.repository.js';
import type {
  ChangeProductDto,
  ProductDto,
  ProductListDto,
  SavedFreightQuery,
  SaveProductDto,
} from './products.dto.js';
import { SavedFreight, SavedFreightStore } from './saved-freight.js';

/** Products of companies. */
@Injectable()
export class ProductsService {
  private readonly saved: SavedFreight<Omit<SaveProductDto, 'description'>>;

  constructor(store: SavedFreightStore) {
    this.saved = new SavedFreight(store, { table: 'product', prefix: 'prd', thing: 'product' });
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
  async save(actor: Actor, product: SaveProductDto): Promise<ProductDto> {
    return present(await this.saved.insert(actor, product.description, product));
  }

  /** @throws NotFound; Conflict STALE_REVISION or NAME_TAKEN */
  async change(actor: Actor, id: string, { version, ...product }: ChangeProductDto): Promise<ProductDto> {
    return present(await this.saved.replace(actor, id, version, product.description, product));
  }

  /** @throws NotFound */
  remove(actor: Actor, id: string): Promise<void> {
    return this.saved.remove(actor, id);
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

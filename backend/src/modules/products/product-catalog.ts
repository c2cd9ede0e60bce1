import { Injectable } from '@nestjs/common';
import type { ProductBody } from './persistence/product.entity.js';
import { ProductsRepository } from './persistence/saved-freight.repository.js';

/** A product as orders use it. */
export interface CatalogProduct extends ProductBody {
  readonly description: string;
}

/** Products of companies by SKU, for other modules. */
@Injectable()
export class ProductCatalog {
  constructor(private readonly products: ProductsRepository) {}

  /** Products by SKU in lower case; unknown ones are missing. */
  async bySku(companyId: string, skus: readonly string[]): Promise<ReadonlyMap<string, CatalogProduct>> {
    const rows = await this.products.ofSkus(companyId, [...new Set(skus)]);
    return new Map(rows.map(({ sku, name, body }) => [sku!.toLowerCase(), { ...body, description: name }]));
  }
}

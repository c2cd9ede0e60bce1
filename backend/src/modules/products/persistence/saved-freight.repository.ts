import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { andWhereOlder } from '../../../platform/database/keyset.js';
import type { KeysetPosition } from '../../../platform/http/paging/keyset-cursor.js';
import { FreightTemplateEntity } from './freight-template.entity.js';
import { ProductEntity } from './product.entity.js';
import type { SavedFreightEntity } from './saved-freight.entity.js';

/** Reads and writes one kind of saved freight. */
export abstract class SavedFreightRepository<Body extends object> {
  constructor(
    private readonly rows: Repository<SavedFreightEntity<Body>>,
    private readonly listIndex: string,
  ) {}

  /** At most `limit` rows after a position, newest first, whose name contains the text. */
  list(
    companyId: string,
    text: string | null,
    after: KeysetPosition | null,
    limit: number,
  ): Promise<SavedFreightEntity<Body>[]> {
    const query = this.rows.createQueryBuilder('saved').useIndex(this.listIndex).where({ companyId });
    if (after !== null) andWhereOlder(query, after);
    if (text !== null) query.andWhere('saved.name LIKE :name', { name: containing(text) });
    return query.orderBy('saved.createdAt', 'DESC').addOrderBy('saved.id', 'DESC').limit(limit).getMany();
  }

  find(companyId: string, id: string): Promise<SavedFreightEntity<Body> | null> {
    return this.rows.createQueryBuilder().where({ companyId, id }).getOne();
  }

  count(companyId: string): Promise<number> {
    return this.rows.createQueryBuilder().where({ companyId }).getCount();
  }

  /** Returns false when the name, or the SKU, is taken. */
  async insert(tx: Transaction, row: SavedFreightEntity<Body>): Promise<boolean> {
    const values = row as QueryDeepPartialEntity<SavedFreightEntity<Body>>;
    return (await unlessTaken(tx.withRepository(this.rows).insert(values))) !== null;
  }

  /** Updates the row if the stored version matches. */
  async replace(
    tx: Transaction,
    { companyId, id, ...values }: SavedFreightEntity<Body>,
    version: number,
  ): Promise<'replaced' | 'stale' | 'name taken'> {
    const written = tx
      .withRepository(this.rows)
      .createQueryBuilder()
      .update()
      .set(values as QueryDeepPartialEntity<SavedFreightEntity<Body>>)
      .where({ companyId, id, version })
      .execute();
    const result = await unlessTaken(written);
    if (result === null) return 'name taken';
    return result.affected === 1 ? 'replaced' : 'stale';
  }

  /** Returns whether the row existed. */
  async remove(tx: Transaction, companyId: string, id: string): Promise<boolean> {
    const { affected } = await tx
      .withRepository(this.rows)
      .createQueryBuilder()
      .delete()
      .where({ companyId, id })
      .execute();
    return affected === 1;
  }
}

@Injectable()
export class ProductsRepository extends SavedFreightRepository<ProductEntity['body']> {
  constructor(@InjectRepository(ProductEntity) private readonly products: Repository<ProductEntity>) {
    super(products, 'ix_product_created');
  }

  override insert(tx: Transaction, row: SavedFreightEntity<ProductEntity['body']>): Promise<boolean> {
    return super.insert(tx, withSku(row));
  }

  override replace(tx: Transaction, row: SavedFreightEntity<ProductEntity['body']>, version: number) {
    return super.replace(tx, withSku(row), version);
  }

  /** Products of the company with these SKUs, in whatever case. */
  ofSkus(companyId: string, skus: readonly string[]): Promise<ProductEntity[]> {
    return skus.length === 0 ? Promise.resolve([]) : this.products.findBy({ companyId, sku: In([...skus]) });
  }
}

@Injectable()
export class TemplatesRepository extends SavedFreightRepository<FreightTemplateEntity['body']> {
  constructor(@InjectRepository(FreightTemplateEntity) rows: Repository<FreightTemplateEntity>) {
    super(rows, 'ix_freight_template_created');
  }
}

const withSku = (row: SavedFreightEntity<ProductEntity['body']>) => ({ ...row, sku: row.body.sku ?? null });

/** Null when another row has the name or SKU. */
async function unlessTaken<Result>(written: Promise<Result>): Promise<Result | null> {
  try {
    return await written;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** LIKE pattern that matches columns containing the literal text. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

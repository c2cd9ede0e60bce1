import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../../kernel/codes.js';
import { safeInteger } from '../../../platform/database/columns.js';
import type { Offer } from '../../rating/index.js';
import { storedDocument } from '../../../platform/database/stored-document.js';

/** A carrier's price for one revision of a quote. Rows are immutable. */
@Index('ix_offer_quote', ['companyId', 'quoteId', 'revision', 'id'])
@ForeignKey('QuoteEntity', ['companyId', 'quoteId'], ['companyId', 'id'], { name: 'fk_offer_quote' })
@Entity('offer')
export class OfferEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'quote_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  quoteId: string;

  @Column({ type: 'int' })
  revision: number;

  @Column({ name: 'carrier_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  carrierId: string;

  /** Null for a price from the carrier's API. */
  @Column({ name: 'tariff_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  tariffId: string | null;

  /** Minor units. */
  @Column({ type: 'bigint', transformer: safeInteger })
  total: number;

  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: Currency;

  @Column({ name: 'valid_until', type: 'datetime', precision: 3 })
  validUntil: Date;

  @Column({ type: 'json' })
  body: Offer;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  /** The connection that returned the price; null for a tariff. */
  @Column({ name: 'connection_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  connectionId: string | null;
}

/** Column `offer.body`. A new version needs an upcaster and a golden row in `golden/`. */
export const OFFER_BODY = storedDocument<Offer>({ version: 1 });

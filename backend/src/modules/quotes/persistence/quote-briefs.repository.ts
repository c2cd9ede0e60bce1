import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { QuoteEntity } from './quote.entity.js';

/** What an email says of a quote; without prices. */
export type QuoteBrief = Pick<
  QuoteEntity,
  | 'id'
  | 'number'
  | 'originCity'
  | 'originState'
  | 'destinationCity'
  | 'destinationState'
  | 'pickupOn'
  | 'totalWeight'
  | 'validUntil'
>;

@Injectable()
export class QuoteBriefs {
  constructor(@InjectRepository(QuoteEntity) private readonly quotes: Repository<QuoteEntity>) {}

  /** By id. */
  async of(companyId: string, ids: readonly string[]): Promise<Map<string, QuoteBrief>> {
    const rows = await this.quotes.find({
      select: {
        id: true,
        number: true,
        originCity: true,
        originState: true,
        destinationCity: true,
        destinationState: true,
        pickupOn: true,
        totalWeight: true,
        validUntil: true,
      },
      where: { companyId, id: In([...ids]) },
    });
    return new Map(rows.map((row) => [row.id, row]));
  }
}

import { Injectable } from '@nestjs/common';
import { SetupStep } from '../companies/index.js';
import { QuotesRepository } from './persistence/quotes.sql.js';

/** Whether a company has quoted freight. */
@Injectable()
export class QuoteStep {
  constructor(private readonly quotes: QuotesRepository) {}

  @SetupStep('quote')
  hasQuote(companyId: string): Promise<boolean> {
    return this.quotes.any(companyId);
  }
}

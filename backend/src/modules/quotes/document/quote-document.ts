import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CompaniesService, LogoService } from '../../companies/index.js';
import type { DocumentFile } from '../../documents/index.js';
import { QuotesService } from '../quotes.service.js';
import { quoteContent } from './quote-content.js';
import { renderQuote } from './render-quote.js';

/** Renders the current state of a quote as PDF on each request; nothing is stored. */
@Injectable()
export class QuoteDocument {
  constructor(
    private readonly quotes: QuotesService,
    private readonly companies: CompaniesService,
    private readonly logos: LogoService,
  ) {}

  /** Offers and totals only with `price.read`. @throws NotFound */
  async read(actor: Actor, id: string): Promise<DocumentFile> {
    const { companyId, permissions } = actor;
    const [quote, company, logo] = await Promise.all([
      this.quotes.detail(actor, id),
      this.companies.nameOf(companyId),
      this.logos.find(companyId),
    ]);
    const bytes = await renderQuote(quoteContent(quote, company, permissions.has('price.read')), logo);
    return { fileName: `${quote.number}.pdf`, contentType: 'application/pdf', bytes };
  }
}

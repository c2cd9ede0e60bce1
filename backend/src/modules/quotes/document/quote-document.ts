import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CompaniesService, LogoService } from '../../companies/index.js';
import type { DocumentFile } from '../../documents/index.js';
import { LocationsService } from '../../locations/index.js';
import { QuotesService } from '../quotes.service.js';
import type { QuoteDto } from '../quotes.dto.js';
import { quoteContent } from './quote-content.js';
import { renderQuote } from './render-quote.js';

/** Renders the current state of a quote as PDF on each request; nothing is stored. */
@Injectable()
export class QuoteDocument {
  constructor(
    private readonly quotes: QuotesService,
    private readonly companies: CompaniesService,
    private readonly logos: LogoService,
    private readonly locations: LocationsService,
  ) {}

  /** Offers and totals only with `price.read`. @throws NotFound */
  async read(actor: Actor, id: string): Promise<DocumentFile> {
    const { companyId, permissions } = actor;
    const [quote, company, logo] = await Promise.all([
      this.quotes.detail(actor, id),
      this.companies.nameOf(companyId),
      this.logos.find(companyId),
    ]);
    const timeZone = this.timeZoneOf(quote) ?? 'UTC';
    const content = quoteContent(quote, company, { seesPrices: permissions.has('price.read'), timeZone });
    const bytes = await renderQuote(content, logo);
    return { fileName: `${quote.number}.pdf`, contentType: 'application/pdf', bytes };
  }

  private timeZoneOf({ request }: QuoteDto): string | null {
    const origin = request.stops.find(({ type }) => type === 'origin');
    return origin === undefined ? null : (this.locations.find(origin.postalCode, origin.country)?.timeZone ?? null);
  }
}

import { Injectable } from '@nestjs/common';
import { readerLocale } from '../../../platform/request-context.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CompaniesService, LogoService } from '../../companies/index.js';
import type { DocumentFile } from '../../documents/index.js';
import { LocationsService } from '../../locations/index.js';
import { QuotesService } from '../quotes.service.js';
import type { QuoteDto } from '../quotes.dto.js';
import { type QuoteContent, quoteContent } from './quote-content.js';
import { renderQuotes } from './render-quote.js';

/** Renders the current state of quotes as PDF on each request; nothing is stored. */
@Injectable()
export class QuoteDocument {
  constructor(
    private readonly quotes: QuotesService,
    private readonly companies: CompaniesService,
    private readonly logos: LogoService,
    private readonly locations: LocationsService,
  ) {}

  /** Offers and totals only with `price.read`. @throws NotFound */
  read(actor: Actor, id: string): Promise<DocumentFile> {
    return this.readAll(actor, [id]);
  }

  /** Quotes in one file, in this order. @throws NotFound if one is unknown */
  async readAll(actor: Actor, ids: readonly string[]): Promise<DocumentFile> {
    const { companyId, permissions } = actor;
    const [company, logo] = await Promise.all([this.companies.nameOf(companyId), this.logos.find(companyId)]);
    const contents: QuoteContent[] = [];
    for (const id of ids) {
      const quote = await this.quotes.detail(actor, id);
      const timeZone = this.timeZoneOf(quote) ?? 'UTC';
      const reader = { seesPrices: permissions.has('price.read'), timeZone, locale: readerLocale() };
      contents.push(quoteContent(quote, company, reader));
    }
    const bytes = await renderQuotes(contents, logo);
    const fileName = contents.length === 1 ? `${contents[0]!.number}.pdf` : 'Quotes.pdf';
    return { fileName, contentType: 'application/pdf', bytes };
  }

  private timeZoneOf({ request }: QuoteDto): string | null {
    const origin = request.stops.find(({ type }) => type === 'origin');
    return origin === undefined ? null : (this.locations.find(origin.postalCode, origin.country)?.timeZone ?? null);
  }
}

import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { RatingModule } from '../rating/index.js';
import { ShipmentsModule } from '../shipments/index.js';
import { BookQuoteService } from './book-quote.service.js';
import { DemonstrationQuotes } from './demonstration/demonstration-quotes.js';
import { ExpireQuotesJob } from './expire-quotes.job.js';
import { QuotesRepository } from './persistence/quotes.repository.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesMetrics } from './quotes.metrics.js';
import { QuotesQueries } from './quotes.queries.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [CompaniesModule, IdentityModule, RatingModule, ShipmentsModule],
  controllers: [QuotesController],
  providers: [QuotesService, QuotesMetrics, QuotesQueries, QuotesRepository, BookQuoteService, ExpireQuotesJob, DemonstrationQuotes],
})
export class QuotesModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApprovalsModule } from '../approvals/index.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { LocationsModule } from '../locations/index.js';
import { OffersModule } from '../offers/index.js';
import { RatingModule } from '../rating/index.js';
import { ProductsModule } from '../products/index.js';
import { ShipmentsModule } from '../shipments/index.js';
import { ApprovalNotices } from './approvals/approval-notices.js';
import { ApprovalRequestsService } from './approvals/approval-requests.service.js';
import { ApprovalsController } from './approvals/approvals.controller.js';
import { ApprovalsService } from './approvals/approvals.service.js';
import { DecideApprovalsService } from './approvals/decide-approvals.service.js';
import { ApprovalRequestsRepository } from './approvals/persistence/approval-requests.sql.js';
import { SimulatedQuotes } from './approvals/persistence/simulated-quotes.sql.js';
import { RuleSimulationController } from './approvals/rule-simulation.controller.js';
import { RuleSimulation } from './approvals/rule-simulation.js';
import { RenewApprovals } from './approvals/renew-approvals.service.js';
import { WatchApprovalsJob } from './approvals/watch-approvals.job.js';
import { BulkQuotesController } from './bulk/bulk-quotes.controller.js';
import { BulkQuotesService } from './bulk/bulk-quotes.service.js';
import { BookQuoteService } from './booking/book-quote.service.js';
import { PriceBooking } from './booking/price-booking.js';
import { CarrierCalls } from './calls/carrier-calls.js';
import { CloseCarrierCallsJob } from './calls/close-carrier-calls.job.js';
import { CarrierResponseHandler } from './calls/carrier-response-handler.js';
import { OfferWait } from './calls/offer-wait.js';
import { QuoteEvents } from './calls/quote-events.js';
import { QuoteEventsController } from './calls/quote-events.controller.js';
import { CopyShipmentController } from './copy/copy-shipment.controller.js';
import { CopyShipmentService } from './copy/copy-shipment.service.js';
import { DemonstrationApprovals } from './demonstration/demonstration-approvals.js';
import { DemonstrationController } from './demonstration/demonstration.controller.js';
import { DemonstrationDataService } from './demonstration/demonstration-data.service.js';
import { DemonstrationQuoteRemoval } from './demonstration/persistence/demonstration-removal.sql.js';
import { DemonstrationQuotes } from './demonstration/demonstration-quotes.js';
import { DemonstrationPast } from './demonstration/persistence/demonstration-past.sql.js';
import { QuoteDocument } from './document/quote-document.js';
import { QuoteDocumentController } from './document/quote-document.controller.js';
import { ExpireQuotesJob } from './expire-quotes.job.js';
import { NotifyExpiringQuotesJob } from './notify-expiring-quotes.job.js';
import { CarrierCallsRepository } from './persistence/carrier-calls.sql.js';
import { ImportResult } from './imports/import-result.js';
import { ImportedOrders } from './imports/imported-orders.js';
import { QuoteFileReader } from './imports/quote-file-reader.js';
import { QuoteImportWorker } from './imports/quote-import-worker.js';
import { RateImportItems } from './imports/rate-import-items.js';
import { QuoteImportsController } from './imports/quote-imports.controller.js';
import { QuoteImportsService } from './imports/quote-imports.service.js';
import { QuoteExport } from './list/quote-export.js';
import { QuoteListController } from './list/quote-list.controller.js';
import { QuoteHome } from './list/quote-home.js';
import { QuoteListQueries } from './list/persistence/quote-list.sql.js';
import { QuoteSearch } from './list/persistence/quote-search.sql.js';
import { OrdersController } from './orders/orders.controller.js';
import { OrderFileReader } from './orders/imports/order-file-reader.js';
import { OrderImportsController } from './orders/imports/order-imports.controller.js';
import { OrdersService } from './orders/orders.service.js';
import { KeyedQuotes } from './keyed-quotes.service.js';
import { QuoteOrdersRepository } from './persistence/quote-orders.sql.js';
import { QuoteImportsRepository } from './persistence/quote-imports.sql.js';
import { BookableQuotesRepository } from './persistence/bookable-quotes.sql.js';
import { QuoteEntity } from './persistence/quote.entity.js';
import { QuotesRepository } from './persistence/quotes.sql.js';
import { QuoteStep } from './quote-step.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesMetrics } from './quotes.metrics.js';
import { QuoteBriefs } from './persistence/quote-briefs.repository.js';
import { QuotesQueries } from './persistence/quote-detail.sql.js';
import { QuotesService } from './quotes.service.js';
import { RebuildQuotesQueries } from './rebuild/persistence/rebuild-quotes.sql.js';
import { RebuildQuoteAggregates, RebuildQuoteTerms } from './rebuild/rebuild-quotes.js';
import { ReplayQuotes } from './replay/replay-quotes.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([QuoteEntity]),
    ApprovalsModule,
    CompaniesModule,
    IdentityModule,
    LocationsModule,
    OffersModule,
    ProductsModule,
    RatingModule,
    ShipmentsModule,
  ],
  controllers: [
    QuoteListController,
    BulkQuotesController,
    QuoteImportsController,
    QuotesController,
    OrdersController,
    OrderImportsController,
    QuoteEventsController,
    QuoteDocumentController,
    CopyShipmentController,
    DemonstrationController,
    ApprovalsController,
    RuleSimulationController,
  ],
  providers: [
    ApprovalNotices,
    ApprovalRequestsRepository,
    ApprovalRequestsService,
    ApprovalsService,
    DecideApprovalsService,
    RuleSimulation,
    SimulatedQuotes,
    RenewApprovals,
    WatchApprovalsJob,
    QuoteHome,
    QuoteListQueries,
    QuoteSearch,
    QuoteExport,
    ImportedOrders,
    QuoteFileReader,
    QuoteImportWorker,
    RateImportItems,
    QuoteImportsRepository,
    QuoteImportsService,
    ImportResult,
    BookableQuotesRepository,
    BookQuoteService,
    KeyedQuotes,
    OrderFileReader,
    OrdersService,
    QuoteOrdersRepository,
    BulkQuotesService,
    PriceBooking,
    CarrierCalls,
    CarrierCallsRepository,
    CloseCarrierCallsJob,
    CopyShipmentService,
    DemonstrationDataService,
    DemonstrationPast,
    DemonstrationQuoteRemoval,
    DemonstrationApprovals,
    DemonstrationQuotes,
    ExpireQuotesJob,
    NotifyExpiringQuotesJob,
    OfferWait,
    CarrierResponseHandler,
    QuoteDocument,
    QuoteEvents,
    QuotesMetrics,
    QuoteStep,
    QuotesQueries,
    QuotesRepository,
    QuoteBriefs,
    QuotesService,
    ReplayQuotes,
    RebuildQuoteAggregates,
    RebuildQuotesQueries,
    RebuildQuoteTerms,
  ],
  exports: [
    BookQuoteService,
    KeyedQuotes,
    OfferWait,
    QuoteBriefs,
    QuoteHome,
    QuotesMetrics,
    QuotesQueries,
    QuotesService,
  ],
})
export class QuotesModule {}

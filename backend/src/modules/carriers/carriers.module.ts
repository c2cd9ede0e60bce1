import { Global, Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { Config } from '../../config/config.js';
import { egressProviders } from '../../platform/http/egress/egress-providers.js';
import { CompaniesModule } from '../companies/index.js';
import { LocationsModule } from '../locations/index.js';
import { RatingModule, TariffSource } from '../rating/index.js';
import { CarriersController } from './carriers.controller.js';
import { CarriersQueries } from './persistence/carriers.queries.js';
import { ConnectionTest } from './connections/connection-test.js';
import { ConnectionsController } from './connections/connections.controller.js';
import { ConnectionsQueries } from './connections/connections.queries.js';
import { ConnectionsService } from './connections/connections.service.js';
import { CredentialsVault } from './connections/credentials.js';
import { CarrierConnectors } from './connectors/carrier-connectors.js';
import { CarrierGuard } from './connectors/carrier-guard.js';
import { CarrierTenders } from './connectors/carrier-tenders.js';
import { CarrierExchange } from './connectors/dsdc/carrier-exchange.js';
import { RateQuoteConnector } from './connectors/dsdc/rate-quote/rate-quote.connector.js';
import { DsdcTenderConnector } from './connectors/dsdc/tender/tender.connector.js';
import { TenderMailConnector } from './connectors/tender-mail.connector.js';
import { DemonstrationConnections } from './demonstration/demonstration-connections.js';
import { DemonstrationCarriers } from './demonstration/demonstration-carriers.js';
import { FuelPricesService } from './fuel-prices.service.js';
import { EventPulls } from './pull/event-pulls.js';
import { InboundSecrets } from './inbound/inbound-secrets.js';
import { InboundSecretsController } from './inbound/inbound-secrets.controller.js';
import { EventPullsRepository } from './connections/persistence/event-pulls.repository.js';
import { InboundSecretsRepository } from './connections/persistence/inbound-secrets.repository.js';
import { CarriersRepository } from './persistence/carriers.repository.js';
import { ConnectionsRepository } from './connections/persistence/connections.repository.js';
import { RatingContextRepository } from './persistence/rating-context.repository.js';
import { StoredRates } from './persistence/stored-rates.js';
import { TariffsRepository } from './persistence/tariffs.repository.js';
import { RatingRulesController } from './rating-rules/rating-rules.controller.js';
import { RatingRulesService } from './rating-rules/rating-rules.service.js';
import { RatingRulesRepository } from './rating-rules/persistence/rating-rules.repository.js';
import { ProNumbers } from './persistence/pro-numbers.js';
import { StoredTariffSource } from './stored-tariff-source.js';
import { TariffStore } from './tariff-store.js';
import { TariffsService } from './tariffs.service.js';
import { RatesComparison } from './upload/rates-comparison.js';
import { TariffUploadController } from './upload/tariff-upload.controller.js';
import { TariffUploadService } from './upload/tariff-upload.service.js';
import { uploadOptions } from './upload/upload-limits.js';

/** Global because rating asks for a `TariffSource` without knowing who has tariffs. */
@Global()
@Module({
  imports: [
    CompaniesModule,
    LocationsModule,
    RatingModule,
    MulterModule.registerAsync({ inject: [Config], useFactory: uploadOptions }),
  ],
  controllers: [
    CarriersController,
    ConnectionsController,
    InboundSecretsController,
    RatingRulesController,
    TariffUploadController,
  ],
  providers: [
    ...egressProviders('carriers'),
    { provide: TariffSource, useClass: StoredTariffSource },
    CarrierConnectors,
    CarrierExchange,
    CarrierGuard,
    CarrierTenders,
    CarriersQueries,
    CarriersRepository,
    ConnectionsQueries,
    ConnectionsRepository,
    ConnectionsService,
    ConnectionTest,
    CredentialsVault,
    DemonstrationCarriers,
    DemonstrationConnections,
    DsdcTenderConnector,
    EventPulls,
    EventPullsRepository,
    FuelPricesService,
    InboundSecrets,
    InboundSecretsRepository,
    ProNumbers,
    RatingContextRepository,
    RateQuoteConnector,
    RatesComparison,
    RatingRulesRepository,
    RatingRulesService,
    StoredRates,
    TariffStore,
    TariffsRepository,
    TariffsService,
    TariffUploadService,
    TenderMailConnector,
  ],
  exports: [CarrierConnectors, CarrierExchange, CarrierTenders, EventPulls, InboundSecrets, ProNumbers, TariffSource],
})
export class CarriersModule {}

import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MulterModule } from '@nestjs/platform-express';
import { Config } from '../../config/config.js';
import { egressProviders } from '../../platform/http/egress/egress-providers.js';
import { CompaniesModule } from '../companies/index.js';
import { LocationsModule } from '../locations/index.js';
import { RatingModule, TariffSource } from '../rating/index.js';
import { CarrierStep } from './carrier-step.js';
import { CarriersController } from './carriers.controller.js';
import { CarriersQueries } from './persistence/carriers.sql.js';
import { ConnectionChanges } from './connections/connection-changes.js';
import { PartnerConnections } from './connections/partner-connections.js';
import { ConnectionStore } from './connections/connection-store.js';
import { ConnectionTest } from './connections/connection-test.js';
import { TestRequest } from './connections/test-request.js';
import { ConnectorsController } from './connections/connectors.controller.js';
import { ConnectionsController } from './connections/connections.controller.js';
import { ConnectionsQueries } from './connections/connections.queries.js';
import { ConnectionsService } from './connections/connections.service.js';
import { AccessTokens } from './connections/access-tokens.js';
import { CarrierAuthorization } from './connections/carrier-authorization.js';
import { CredentialsVault } from './connections/credentials.js';
import { CarrierConnectors } from './connectors/carrier-connectors.js';
import { CarrierDocuments } from './connectors/carrier-documents.js';
import { CarrierGuard } from './connectors/carrier-guard.js';
import { CarrierInvoices } from './connectors/carrier-invoices.js';
import { CarrierTracing } from './connectors/carrier-tracing.js';
import { CarrierTenders } from './connectors/carrier-tenders.js';
import { ConnectorRegistry } from './connectors/connector-registry.js';
import { ChrExchange } from './connectors/chrobinson/chr-exchange.js';
import { ChrobinsonConnector } from './connectors/chrobinson/chrobinson.connector.js';
import { DsdcExchange } from './connectors/dsdc/dsdc-exchange.js';
import { DsdcConnector } from './connectors/dsdc/dsdc.connector.js';
import { RateQuotes } from './connectors/dsdc/rate-quote/rate-quotes.js';
import { FedexConnector } from './connectors/fedex/fedex.connector.js';
import { FedexExchange } from './connectors/fedex/fedex-exchange.js';
import { RlcConnector } from './connectors/rlc/rlc.connector.js';
import { RlcExchange } from './connectors/rlc/rlc-exchange.js';
import { TariffConnector } from './connectors/tariff.connector.js';
import { TforceConnector } from './connectors/tforce/tforce.connector.js';
import { TforceExchange } from './connectors/tforce/tforce-exchange.js';
import { DemonstrationConnections } from './demonstration/demonstration-connections.js';
import { DemonstrationSheets } from './demonstration/demonstration-sheets.js';
import { DemonstrationCarriers } from './demonstration/demonstration-carriers.js';
import { DemonstrationRepository } from './demonstration/persistence/demonstration.sql.js';
import { ExchangeRatesController } from './exchange-rates/exchange-rates.controller.js';
import { ExchangeRatesService } from './exchange-rates/exchange-rates.service.js';
import { ReclassEventEntity } from './reclass-history/persistence/reclass-event.entity.js';
import { ReclassHistoryRepository } from './reclass-history/persistence/reclass-history.repository.js';
import { ExchangeRateEntity } from './exchange-rates/persistence/exchange-rate.entity.js';
import { ExchangeRatesRepository } from './exchange-rates/persistence/exchange-rates.repository.js';
import { EiaDiesel } from './diesel/eia-diesel.js';
import { FetchDieselPricesJob } from './diesel/fetch-diesel-prices.job.js';
import { FetchedPricesRepository } from './diesel/persistence/fetched-prices.sql.js';
import { FuelPricesService } from './fuel-prices.service.js';
import { ChargePulls } from './pull/charge-pulls.js';
import { EventPulls } from './pull/event-pulls.js';
import { InboundSecretVault, InboundSecrets } from './inbound/inbound-secrets.js';
import { InboundSecretsController } from './inbound/inbound-secrets.controller.js';
import { EventPullsRepository } from './connections/persistence/event-pulls.sql.js';
import { CarrierEntity } from './persistence/carrier.entity.js';
import { CarrierContactEntity } from './profile/persistence/carrier-contact.entity.js';
import { CarrierTerminalEntity } from './profile/persistence/carrier-terminal.entity.js';
import { CarrierProfilesRepository } from './profile/persistence/carrier-profiles.repository.js';
import { CarrierProfileController } from './profile/carrier-profile.controller.js';
import { CarrierSettingsController } from './profile/carrier-settings.controller.js';
import { CarrierSettingsService } from './profile/carrier-settings.service.js';
import { CarrierAddresses } from './profile/carrier-addresses.js';
import { CarrierPaymentTerms } from './profile/payment-terms.js';
import { CarrierProfileService } from './profile/carrier-profile.service.js';
import { ProBlocksService } from './profile/pro-blocks.service.js';
import { ProBlocksRepository } from './persistence/pro-blocks.repository.js';
import { ProBlockEntity } from './persistence/pro-block.entity.js';
import { LaneMilesEntity } from './rating-rules/persistence/lane-miles.entity.js';
import { TariffEntity } from './persistence/tariff.entity.js';
import { RatingRulesEntity } from './rating-rules/persistence/rating-rules.entity.js';
import { CarriersRepository } from './persistence/carriers.repository.js';
import { KeepSubscriptionsJob } from './subscriptions/keep-subscriptions.job.js';
import { CarrierSubscriptionEntity } from './subscriptions/persistence/carrier-subscription.entity.js';
import { CarrierSubscriptionsRepository } from './subscriptions/persistence/carrier-subscriptions.sql.js';
import { ChargePullsRepository } from './subscriptions/persistence/charge-pulls.sql.js';
import { SubscriptionsService } from './subscriptions/subscriptions.service.js';
import { CarrierConnectionEntity } from './connections/persistence/carrier-connection.entity.js';
import { ConnectionHealth } from './connections/persistence/connection-health.sql.js';
import { ConnectionsRepository } from './connections/persistence/connections.repository.js';
import { RatingContextRepository } from './persistence/rating-context.sql.js';
import { StoredRates } from './persistence/stored-rates.sql.js';
import { TariffsRepository } from './persistence/tariffs.sql.js';
import { RatingRulesController } from './rating-rules/rating-rules.controller.js';
import { RatingRulesService } from './rating-rules/rating-rules.service.js';
import { RatingRulesRepository } from './rating-rules/persistence/rating-rules.repository.js';
import { ProNumbers } from './persistence/pro-numbers.sql.js';
import { StoredTariffSource } from './stored-tariff-source.js';
import { TariffStore } from './tariff-store.js';
import { TariffsService } from './tariffs.service.js';
import { RatesComparison } from './upload/rates-comparison.js';
import { TariffUploadController } from './upload/tariff-upload.controller.js';
import { TariffUploadService } from './upload/tariff-upload.service.js';
import { uploadOptions } from './upload/upload-limits.js';

/** Global, because rating injects `TariffSource` without importing this module. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    TypeOrmModule.forFeature([
      CarrierEntity,
      CarrierConnectionEntity,
      CarrierContactEntity,
      CarrierSubscriptionEntity,
      CarrierTerminalEntity,
      ExchangeRateEntity,
      LaneMilesEntity,
      ProBlockEntity,
      RatingRulesEntity,
      ReclassEventEntity,
      TariffEntity,
    ]),
    CompaniesModule,
    LocationsModule,
    RatingModule,
    MulterModule.registerAsync({ inject: [Config], useFactory: uploadOptions }),
  ],
  controllers: [
    CarrierProfileController,
    CarrierSettingsController,
    CarriersController,
    ConnectionsController,
    ConnectorsController,
    InboundSecretsController,
    ExchangeRatesController,
    RatingRulesController,
    TariffUploadController,
  ],
  providers: [
    ...egressProviders('carriers'),
    { provide: TariffSource, useClass: StoredTariffSource },
    CarrierAddresses,
    CarrierPaymentTerms,
    CarrierConnectors,
    CarrierDocuments,
    CarrierGuard,
    CarrierInvoices,
    CarrierProfileService,
    CarrierProfilesRepository,
    CarrierSettingsService,
    CarrierSubscriptionsRepository,
    CarrierStep,
    CarrierTenders,
    CarrierTracing,
    CarriersQueries,
    CarriersRepository,
    ChargePulls,
    ChargePullsRepository,
    ConnectionsQueries,
    AccessTokens,
    CarrierAuthorization,
    ConnectionsRepository,
    ConnectionsService,
    ConnectionChanges,
    ConnectionHealth,
    ConnectionStore,
    ConnectionTest,
    ConnectorRegistry,
    CredentialsVault,
    DemonstrationCarriers,
    DemonstrationConnections,
    DemonstrationRepository,
    DemonstrationSheets,
    DsdcConnector,
    DsdcExchange,
    EiaDiesel,
    EventPulls,
    EventPullsRepository,
    FetchDieselPricesJob,
    FetchedPricesRepository,
    FuelPricesService,
    InboundSecrets,
    InboundSecretVault,
    KeepSubscriptionsJob,
    PartnerConnections,
    ProBlocksRepository,
    ProBlocksService,
    ProNumbers,
    RatingContextRepository,
    RateQuotes,
    RatesComparison,
    ExchangeRatesRepository,
    ReclassHistoryRepository,
    ExchangeRatesService,
    RatingRulesRepository,
    RatingRulesService,
    ChrExchange,
    ChrobinsonConnector,
    FedexConnector,
    FedexExchange,
    RlcConnector,
    RlcExchange,
    TforceConnector,
    TforceExchange,
    StoredRates,
    SubscriptionsService,
    TariffConnector,
    TariffStore,
    TariffsRepository,
    TariffsService,
    TariffUploadService,
    TestRequest,
  ],
  exports: [
    CarrierAddresses,
    CarrierConnectors,
    CarrierDocuments,
    CarrierInvoices,
    CarrierPaymentTerms,
    CarrierTenders,
    CarrierTracing,
    ChargePulls,
    DemonstrationCarriers,
    EventPulls,
    InboundSecrets,
    PartnerConnections,
    ProNumbers,
    ReclassHistoryRepository,
    TariffSource,
  ],
})
export class CarriersModule {}

import { Global, Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { Config } from '../../config/config.js';
import { CompaniesModule } from '../companies/index.js';
import { LocationsModule } from '../locations/index.js';
import { TariffSource } from '../rating/index.js';
import { CarriersController } from './carriers.controller.js';
import { CarriersQueries } from './carriers.queries.js';
import { DemonstrationCarriers } from './demonstration/demonstration-carriers.js';
import { FuelPricesService } from './fuel-prices.service.js';
import { CarriersRepository } from './persistence/carriers.repository.js';
import { RateBookRepository } from './persistence/rate-book.repository.js';
import { StoredRates } from './persistence/stored-rates.js';
import { TariffsRepository } from './persistence/tariffs.repository.js';
import { ProNumbers } from './pro-numbers.js';
import { StoredTariffSource } from './stored-tariff-source.js';
import { TariffStore } from './tariff-store.js';
import { TariffsService } from './tariffs.service.js';
import { TariffUploadController } from './upload/tariff-upload.controller.js';
import { TariffUploadService } from './upload/tariff-upload.service.js';
import { uploadOptions } from './upload/upload-options.js';

/** Global because rating asks for a `TariffSource` without knowing who has tariffs. */
@Global()
@Module({
  imports: [CompaniesModule, LocationsModule, MulterModule.registerAsync({ inject: [Config], useFactory: uploadOptions })],
  controllers: [CarriersController, TariffUploadController],
  providers: [
    { provide: TariffSource, useClass: StoredTariffSource },
    CarriersQueries,
    CarriersRepository,
    DemonstrationCarriers,
    FuelPricesService,
    ProNumbers,
    RateBookRepository,
    StoredRates,
    TariffStore,
    TariffsRepository,
    TariffsService,
    TariffUploadService,
  ],
  exports: [ProNumbers, TariffSource],
})
export class CarriersModule {}

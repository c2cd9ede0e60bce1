import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity/index.js';
import { ShipmentsModule } from '../shipments/index.js';
import { DemonstrationCoding } from './demonstration/demonstration-coding.js';
import { DemonstrationMonths } from './demonstration/demonstration-months.js';
import { EXPORT_CONTROLLERS, EXPORT_ENTITIES, EXPORTS } from './exports/exports.providers.js';
import { PERIOD_CONTROLLERS, PERIOD_ENTITIES, PERIODS } from './periods/periods.providers.js';
import { CODING, CODING_CONTROLLERS, CODING_ENTITIES } from './coding/coding.providers.js';

/** Codes invoices, hands them to accounting, and closes months. */
@Module({
  imports: [
    TypeOrmModule.forFeature([...CODING_ENTITIES, ...EXPORT_ENTITIES, ...PERIOD_ENTITIES]),
    IdentityModule,
    ShipmentsModule,
  ],
  controllers: [...CODING_CONTROLLERS, ...EXPORT_CONTROLLERS, ...PERIOD_CONTROLLERS],
  providers: [DemonstrationCoding, DemonstrationMonths, ...CODING, ...EXPORTS, ...PERIODS],
})
export class AccountingModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShipmentsModule } from '../shipments/index.js';
import { AccrualsController } from './accruals/accruals.controller.js';
import { AccrualsService } from './accruals/accruals.service.js';
import { EXPORT_CONTROLLERS, EXPORT_ENTITIES, EXPORTS } from './exports/exports.providers.js';
import { CODING, CODING_CONTROLLERS, CODING_ENTITIES } from './coding/coding.providers.js';

/** Codes invoices and hands them to accounting. */
@Module({
  imports: [TypeOrmModule.forFeature([...CODING_ENTITIES, ...EXPORT_ENTITIES]), ShipmentsModule],
  controllers: [AccrualsController, ...CODING_CONTROLLERS, ...EXPORT_CONTROLLERS],
  providers: [AccrualsService, ...CODING, ...EXPORTS],
})
export class AccountingModule {}

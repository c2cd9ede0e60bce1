import { Module } from '@nestjs/common';
import { CarriersModule } from '../carriers/index.js';
import { DocumentsModule } from '../documents/index.js';
import { ShipmentsRepository } from './persistence/shipments.repository.js';
import { ShipmentPapers } from './shipment-papers.js';
import { ShipmentsController } from './shipments.controller.js';
import { ShipmentsQueries } from './shipments.queries.js';
import { ShipmentsService } from './shipments.service.js';

@Module({
  imports: [CarriersModule, DocumentsModule],
  controllers: [ShipmentsController],
  providers: [ShipmentsQueries, ShipmentsService, ShipmentsRepository, ShipmentPapers],
  exports: [ShipmentsService],
})
export class ShipmentsModule {}

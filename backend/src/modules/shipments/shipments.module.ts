import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { Config } from '../../config/config.js';
import { EventStream } from '../../platform/events/event-stream.js';
import { CarriersModule } from '../carriers/index.js';
import { CompaniesModule } from '../companies/index.js';
import { DocumentsModule } from '../documents/index.js';
import { IdentityModule } from '../identity/index.js';
import { LocationsModule } from '../locations/index.js';
import { UserTimeZones } from './list/persistence/user-time-zones.sql.js';
import { UserToday } from './list/user-today.js';
import { ShipmentExport } from './list/shipment-export.js';
import { ShipmentListController } from './list/shipment-list.controller.js';
import { ShipmentListQueries } from './list/persistence/shipment-list.sql.js';
import { ShipmentOverviewQueries } from './list/persistence/shipment-overview.sql.js';
import { ShipmentSearch } from './list/persistence/shipment-search.sql.js';
import { ShipmentActivityController } from './activity/shipment-activity.controller.js';
import { ShipmentActivityQueries } from './activity/persistence/shipment-activity.sql.js';
import { ChargesController } from './charges/charges.controller.js';
import { ChargesQueries } from './charges/persistence/charges.sql.js';
import { DemonstrationMovesJob } from './demonstration/demonstration-moves.job.js';
import { DemonstrationPlaceFinder } from './demonstration/demonstration-places.js';
import { DemonstrationShipments } from './demonstration/demonstration-shipments.js';
import { FollowController } from './follow/follow.controller.js';
import { FollowedShipmentsController } from './follow/followed-shipments.controller.js';
import { FollowService } from './follow/follow.service.js';
import { FollowsRepository } from './follow/persistence/follows.repository.js';
import { BolSerials } from './persistence/bol-serials.sql.js';
import { ShipmentsRepository } from './persistence/shipments.sql.js';
import { ShipmentDocumentsController } from './documents/shipment-documents.controller.js';
import { SHIPMENT_DOCUMENTS } from './documents/shipment-documents.providers.js';
import { uploadOptions } from './documents/upload-options.js';
import { UploadsController } from './documents/uploads.controller.js';
import { PublicTrackingController } from './sharing/public-tracking.controller.js';
import { PublicTrackingService } from './sharing/public-tracking.service.js';
import { ShareLinksRepository } from './sharing/persistence/share-links.repository.js';
import { SharedShipments } from './sharing/persistence/shared-shipments.sql.js';
import { SharesController } from './sharing/shares.controller.js';
import { SharesService } from './sharing/shares.service.js';
import { ShipmentsController } from './shipments.controller.js';
import { ShipmentsQueries } from './persistence/shipment-detail.sql.js';
import { ShipmentsService } from './shipments.service.js';
import { OfferSource } from './tender/offer-source.js';
import { TENDERING, TENDERING_CONTROLLERS } from './tender/tender.providers.js';
import { TRACKING, TRACKING_CONTROLLERS } from './tracking/tracking.providers.js';

@Module({
  imports: [
    MulterModule.registerAsync({ inject: [Config], useFactory: uploadOptions }),
    CarriersModule,
    CompaniesModule,
    DocumentsModule,
    IdentityModule,
    LocationsModule,
  ],
  controllers: [
    ShipmentListController,
    ...TRACKING_CONTROLLERS,
    ...TENDERING_CONTROLLERS,
    ShipmentDocumentsController,
    UploadsController,
    ShipmentsController,
    ChargesController,
    FollowController,
    FollowedShipmentsController,
    PublicTrackingController,
    SharesController,
    ShipmentActivityController,
  ],
  providers: [
    EventStream,
    DemonstrationMovesJob,
    DemonstrationPlaceFinder,
    DemonstrationShipments,
    UserTimeZones,
    UserToday,
    ShipmentExport,
    ShipmentListQueries,
    ShipmentOverviewQueries,
    ShipmentSearch,
    BolSerials,
    ShipmentsQueries,
    ShipmentsService,
    ShipmentsRepository,
    ...TRACKING,
    ...TENDERING,
    ...SHIPMENT_DOCUMENTS,
    ChargesQueries,
    FollowService,
    FollowsRepository,
    PublicTrackingService,
    ShareLinksRepository,
    SharedShipments,
    SharesService,
    ShipmentActivityQueries,
  ],
  exports: [DemonstrationShipments, FollowsRepository, OfferSource, ShipmentsService],
})
export class ShipmentsModule {}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { MulterModule, type MulterModuleOptions } from '@nestjs/platform-express';
import { TypeOrmModule } from '@nestjs/typeorm';
import { urlencoded } from 'express';
import multer from 'multer';
import { Config } from '../../config/config.js';
import { LIMITS } from '../../kernel/limits.js';
import { UPLOAD_CHARSET } from '../../platform/http/files/uploads.js';
import { ApprovalsModule } from '../approvals/index.js';
import { ArchiveModule } from '../archive/index.js';
import { CarriersModule } from '../carriers/index.js';
import { CompaniesModule } from '../companies/index.js';
import { DocumentsModule } from '../documents/index.js';
import { IdentityModule } from '../identity/index.js';
import { LocationsModule } from '../locations/index.js';
import { OffersModule } from '../offers/index.js';
import { RatingModule } from '../rating/index.js';
import { DocumentHoldController } from './documents/document-hold.controller.js';
import { DocumentHoldService } from './documents/document-hold.service.js';
import { DocumentHoldEntity } from './documents/persistence/document-hold.entity.js';
import { DocumentHoldsRepository } from './documents/persistence/document-holds.repository.js';
import { ExpiredDocumentsQueries } from './documents/persistence/expired-documents.sql.js';
import { PurgeDocumentsJob } from './documents/purge-documents.job.js';
import { UserToday } from './list/persistence/user-today.sql.js';
import { ShipmentExport } from './list/shipment-export.js';
import { ShipmentListController } from './list/shipment-list.controller.js';
import { ShipmentListQueries } from './list/persistence/shipment-list.sql.js';
import { ShipmentOverviewQueries } from './list/persistence/shipment-overview.sql.js';
import { ShipmentSearch } from './list/persistence/shipment-search.sql.js';
import { ShipmentActivityController } from './activity/shipment-activity.controller.js';
import { ShipmentActivityQueries } from './activity/persistence/shipment-activity.sql.js';
import { ArchivedEvents } from './archive/archived-events.js';
import { ClosedShipmentsRepository } from './archive/persistence/closed-shipments.sql.js';
import { ShipmentArchive } from './archive/shipment-archive.js';
import { ChargeLedger } from './charges/charge-ledger.js';
import { CHARGES } from './charges/charges.providers.js';
import { DEMONSTRATION } from './demonstration/demonstration.providers.js';
import { DOCK, DOCK_CONTROLLERS, DOCK_ENTITIES } from './dock/dock.providers.js';
import { ChargesController } from './charges/charges.controller.js';
import { DISPUTE_CONTROLLERS, DISPUTE_ENTITIES, DISPUTES } from './charges/disputes/disputes.providers.js';
import { INVOICE_CONTROLLERS, INVOICE_ENTITIES, INVOICES } from './charges/invoices/invoices.providers.js';
import { CLAIM_CONTROLLERS, CLAIM_ENTITIES, CLAIMS } from './claims/claims.providers.js';
import { InvoicesToCode } from './charges/invoices/persistence/invoices-to-code.sql.js';
import { ShipmentsToAccrue } from './charges/invoices/persistence/shipments-to-accrue.sql.js';
import { CarrierBillsController } from './charges/received/carrier-bills.controller.js';
import { CarrierBillEntity } from './charges/received/persistence/carrier-bill.entity.js';
import { DemonstrationShipments } from './demonstration/demonstration-shipments.js';
import { RemoveDemonstrationShipments } from './demonstration/remove-demonstration-shipments.js';
import { FOLLOW, FOLLOW_CONTROLLERS } from './follow/follow.providers.js';
import { ShipmentBriefs } from './brief/persistence/shipment-briefs.sql.js';
import { FollowsRepository } from './follow/persistence/follows.repository.js';
import { ShipmentEntity } from './persistence/shipment.entity.js';
import { ShipmentFollowEntity } from './follow/persistence/shipment-follow.entity.js';
import { CARRIER_CHECKS } from './tender/checks/checks.providers.js';
import { CarrierCheckEntity } from './tender/checks/persistence/carrier-check.entity.js';
import { TenderEntity } from './tender/persistence/tender.entity.js';
import { TenderLinkEntity } from './tender/persistence/tender-link.entity.js';
import { TenderSettingsEntity } from './tender/persistence/tender-settings.entity.js';
import { EventIntake } from './tracking/inbound/event-intake.js';
import { ReceiveBillsService } from './charges/received/receive-bills.service.js';
import { TENDER_ANSWERS } from './tender/answer/answer.providers.js';
import { ElectronicAnswers } from './tender/answer/electronic-answers.js';
import { TenderAnswerController } from './tender/answer/tender-answer.controller.js';
import { REPORT_CONTROLLERS, REPORT_ENTITIES, REPORTS } from './reports/reports.providers.js';
import { ShipmentHome } from './home/shipment-home.js';
import { HomeSpendQueries } from './home/persistence/home-spend.sql.js';
import { ResendTenderService } from './tender/resend-tender.service.js';
import { TenderSettingsController } from './tender/tender-settings.controller.js';
import { BolSerials } from './persistence/bol-serials.sql.js';
import { ShipmentsRepository } from './persistence/shipments.sql.js';
import { ShipmentDocumentsController } from './documents/shipment-documents.controller.js';
import { BillOfLadingService } from './documents/bill-of-lading.service.js';
import { CarrierFilesService } from './documents/carrier-files.service.js';
import { ConsigneeNoticeController } from './consignee/consignee-notice.controller.js';
import { ConsigneeNoticeService } from './consignee/consignee-notice.service.js';
import { CustomsController } from './customs/customs.controller.js';
import { CustomsService } from './customs/customs.service.js';
import { DocumentRequestsController } from './documents/document-requests.controller.js';
import { DocumentRequestMails } from './documents/document-request-mails.js';
import { DocumentRequestsService } from './documents/document-requests.service.js';
import { EvidenceService } from './documents/evidence.service.js';
import { InvoiceDocumentsController } from './documents/received/invoice-documents.controller.js';
import { InvoiceDocumentsQueries } from './documents/received/invoice-documents.queries.js';
import { InvoiceDocumentsService } from './documents/received/invoice-documents.service.js';
import { InvoiceDocumentEntity } from './documents/received/persistence/invoice-document.entity.js';
import { InvoiceDocumentsRepository } from './documents/received/persistence/invoice-documents.repository.js';
import { StoreCarrierFiles } from './documents/received/store-carrier-files.js';
import { IssueDocumentsService } from './documents/issue-documents.service.js';
import { LabelUnits } from './documents/shipment-labels.js';
import { BolRevisionsRepository } from './documents/persistence/bol-revisions.sql.js';
import { EvidenceEventsRepository } from './documents/persistence/evidence-events.sql.js';
import { HandlingUnitLabelsRepository } from './documents/persistence/handling-unit-labels.sql.js';
import { PrintService } from './documents/print.service.js';
import { ShipmentDocuments } from './documents/shipment-documents.js';
import { UploadsService } from './documents/uploads.service.js';
import { IssueOnce } from './documents/issue-once.js';
import { UploadsController } from './documents/uploads.controller.js';
import { RebuildShipmentsQueries } from './rebuild/persistence/rebuild-shipments.sql.js';
import { RebuildShipmentAggregates, RebuildShipments, RebuildShipmentTerms } from './rebuild/rebuild-shipments.js';
import { ShipmentDetailService } from './shipment-detail.service.js';
import { ShipmentsController } from './shipments.controller.js';
import { ShipmentsQueries } from './persistence/shipment-detail.sql.js';
import { ShipmentsService } from './shipments.service.js';
import { CancelController } from './cancel/cancel.controller.js';
import { CancelService } from './cancel/cancel.service.js';
import { ChangeController } from './change/change.controller.js';
import { ChangeService } from './change/change.service.js';
import { ShipmentChangesRepository } from './persistence/shipment-changes.sql.js';
import { CarrierNotices } from './tender/carrier-notices.js';
import { TendersRepository } from './tender/persistence/tenders.repository.js';
import { TenderController } from './tender/tender.controller.js';
import { TenderService } from './tender/tender.service.js';
import { TenderWorker } from './tender/tender-worker.js';
import { ApplyChange } from './change/apply-change.js';
import { BeginTender } from './tender/begin-tender.js';
import { CurrentTender } from './tender/current-tender.js';
import { ReplaceTender } from './tender/replace-tender.js';
import { RetenderService } from './tender/retender.service.js';
import { SettleTender } from './tender/settle-tender.js';
import { SHARING, SHARING_CONTROLLERS, SHARING_ENTITIES } from './sharing/sharing.providers.js';
import { SubscriberUpdates } from './sharing/updates/subscriber-updates.js';
import { SubscriptionsController } from './sharing/updates/subscriptions.controller.js';
import { Timeline } from './tracking/timeline.js';
import { TRACKING, TRACKING_CONTROLLERS } from './tracking/tracking.providers.js';

/** Bytes of the forms of public pages. */
const PUBLIC_FORM_LIMIT = 8_000;
const FIELDS = { fields: 3, fieldSize: 4_096 } as const;

@Module({
  imports: [
    MulterModule.registerAsync({ inject: [Config], useFactory: uploadOptions }),
    TypeOrmModule.forFeature([
      ...SHARING_ENTITIES,
      ...INVOICE_ENTITIES,
      ...REPORT_ENTITIES,
      ...DISPUTE_ENTITIES,
      ...CLAIM_ENTITIES,
      ...DOCK_ENTITIES,
      CarrierBillEntity,
      InvoiceDocumentEntity,
      DocumentHoldEntity,
      ShipmentEntity,
      ShipmentFollowEntity,
      CarrierCheckEntity,
      TenderEntity,
      TenderLinkEntity,
      TenderSettingsEntity,
    ]),
    ApprovalsModule,
    ArchiveModule,
    CarriersModule,
    CompaniesModule,
    DocumentsModule,
    IdentityModule,
    LocationsModule,
    OffersModule,
    RatingModule,
  ],
  controllers: [
    ShipmentListController,
    ...SHARING_CONTROLLERS,
    ...TRACKING_CONTROLLERS,
    ...INVOICE_CONTROLLERS,
    ...REPORT_CONTROLLERS,
    ...DISPUTE_CONTROLLERS,
    ...CLAIM_CONTROLLERS,
    ...DOCK_CONTROLLERS,
    TenderController,
    TenderAnswerController,
    TenderSettingsController,
    CancelController,
    ChangeController,
    ShipmentDocumentsController,
    ConsigneeNoticeController,
    CustomsController,
    DocumentHoldController,
    DocumentRequestsController,
    UploadsController,
    ShipmentsController,
    ChargesController,
    CarrierBillsController,
    InvoiceDocumentsController,
    ...FOLLOW_CONTROLLERS,
    ShipmentActivityController,
  ],
  providers: [
    ...CHARGES,
    ...INVOICES,
    ...REPORTS,
    HomeSpendQueries,
    ShipmentHome,
    ...DISPUTES,
    ...CLAIMS,
    ...DEMONSTRATION,
    ...DOCK,
    ArchivedEvents,
    ClosedShipmentsRepository,
    ShipmentArchive,
    UserToday,
    ShipmentExport,
    ShipmentListQueries,
    ShipmentOverviewQueries,
    ShipmentSearch,
    BolSerials,
    RebuildShipments,
    RebuildShipmentAggregates,
    RebuildShipmentsQueries,
    RebuildShipmentTerms,
    ShipmentDetailService,
    ShipmentsQueries,
    ShipmentsService,
    ShipmentsRepository,
    ...TRACKING,
    ...SHARING,
    CancelService,
    CarrierNotices,
    ChangeService,
    ShipmentChangesRepository,
    ...CARRIER_CHECKS,
    TendersRepository,
    TenderService,
    TenderWorker,
    ApplyChange,
    BeginTender,
    CurrentTender,
    ResendTenderService,
    ...TENDER_ANSWERS,
    ReplaceTender,
    RetenderService,
    SettleTender,

    BillOfLadingService,
    BolRevisionsRepository,
    CarrierFilesService,
    ConsigneeNoticeService,
    CustomsService,
    DocumentHoldService,
    DocumentHoldsRepository,
    DocumentRequestMails,
    DocumentRequestsService,
    ExpiredDocumentsQueries,
    PurgeDocumentsJob,
    EvidenceEventsRepository,
    EvidenceService,
    HandlingUnitLabelsRepository,
    IssueDocumentsService,
    LabelUnits,
    PrintService,
    ShipmentDocuments,
    UploadsService,
    IssueOnce,
    InvoiceDocumentsQueries,
    InvoiceDocumentsRepository,
    InvoiceDocumentsService,
    StoreCarrierFiles,
    ...FOLLOW,
    ShipmentBriefs,
    ShipmentActivityQueries,
  ],
  exports: [
    BolSerials,
    ChargeLedger,
    DemonstrationShipments,
    ElectronicAnswers,
    EventIntake,
    FollowsRepository,
    InvoicesToCode,
    ReceiveBillsService,
    RemoveDemonstrationShipments,
    ShipmentBriefs,
    ShipmentDetailService,
    ShipmentDocuments,
    ShipmentHome,
    ShipmentsQueries,
    ShipmentsService,
    ShipmentsToAccrue,
    SubscriberUpdates,
    Timeline,
  ],
})
export class ShipmentsModule implements NestModule {
  /** The pages on which carriers answer tenders and visitors ask for updates are plain forms. */
  configure(consumer: MiddlewareConsumer): void {
    consumer
      .apply(urlencoded({ extended: false, limit: PUBLIC_FORM_LIMIT }))
      .forRoutes(TenderAnswerController, SubscriptionsController);
  }
}

/** Temporary uploads are on the same disk as stored files, so that storing one is a rename. */
function uploadOptions(config: Config): MulterModuleOptions {
  const directory = join(config.storageDirectory, 'incoming');
  return {
    storage: multer.diskStorage({
      destination: (_request, _file, done) =>
        void mkdir(directory, { recursive: true }).then(
          () => done(null, directory),
          (error: Error) => done(error, directory),
        ),
    }),
    ...UPLOAD_CHARSET,
    limits: { fileSize: LIMITS.documentUploadBytes, files: 1, ...FIELDS },
  };
}

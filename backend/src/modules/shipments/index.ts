export { ShipmentArchive } from './archive/shipment-archive.js';
export { bookedOffer } from './booked-offer.js';
export type { BookedPayment, ShipmentBody } from './domain/shipment-body.js';
export { DemonstrationShipments } from './demonstration/demonstration-shipments.js';
export { RemoveDemonstrationShipments } from './demonstration/remove-demonstration-shipments.js';
export type { FollowMode } from './follow/persistence/shipment-follow.entity.js';
export { DEADLINE_ZONE } from './charges/disputes/domain/deadline.js';
export { FREIGHT_CODES } from './charges/invoices/domain/charge-codes.js';
export {
  type InvoiceToCode,
  InvoicesToCode,
  type ShipmentToCode,
} from './charges/invoices/persistence/invoices-to-code.sql.js';
export { type ShipmentToAccrue, ShipmentsToAccrue } from './charges/invoices/persistence/shipments-to-accrue.sql.js';
export { SubscriberUpdates } from './sharing/updates/subscriber-updates.js';
export { FollowsRepository } from './follow/persistence/follows.repository.js';
export { arrivalText, briefFacts, laneText } from './brief/brief-facts.js';
export { type ShipmentBrief, ShipmentBriefs } from './brief/persistence/shipment-briefs.sql.js';
export { BolSerials } from './persistence/bol-serials.sql.js';
export { ChargeLedger } from './charges/charge-ledger.js';
export { ShipmentDocuments } from './documents/shipment-documents.js';
export { ShipmentsQueries } from './persistence/shipment-detail.sql.js';
export { ShipmentDetailService } from './shipment-detail.service.js';
export { Timeline } from './tracking/timeline.js';
export { ShipmentsModule } from './shipments.module.js';
export { type NewShipment, ShipmentsService } from './shipments.service.js';
export { RebuildShipmentAggregates, RebuildShipments, RebuildShipmentTerms } from './rebuild/rebuild-shipments.js';
export { type CodedShipment } from './charges/invoices/persistence/invoices-to-code.sql.js';
export { DividesByCostCenter, type ShipmentToDivide } from './reports/cost-centers.js';
export type { CostCenterPart } from './reports/domain/report-day.js';
export { markAllReportDays, markReportDayOfInvoice } from './reports/persistence/report-due.sql.js';
export { balanceFaults } from './charges/invoices/check-balances.js';
export { RebuildInvoiceBalances } from './charges/invoices/rebuild-balances.js';
export { RebuildReports } from './reports/rebuild-reports.js';
export { ShipmentHome } from './home/shipment-home.js';
export { HomeCarrierDto, HomeExceptionsDto, HomeShipmentsDto, HomeSpendDto, HomeOnTimeDto } from './home/home.dto.js';
export { isCarrierInvoice } from './charges/received/carrier-bill.messages.js';
export { X12_STATUS_CODES } from './domain/event-codes.js';
export { isCarrierEvent } from './tracking/inbound/event-batch.messages.js';
export { readCarrierEvent } from './tracking/inbound/read-carrier-event.js';
export { EventIntake } from './tracking/inbound/event-intake.js';
export { ReceiveBillsService } from './charges/received/receive-bills.service.js';
export { ElectronicAnswers, type MessageSender } from './tender/answer/electronic-answers.js';

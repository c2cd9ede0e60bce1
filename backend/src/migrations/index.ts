import { Platform1781000000001 } from './1781000000001-platform.js';
import { Identity1781000000002 } from './1781000000002-identity.js';
import { Carriers1781000000003 } from './1781000000003-carriers.js';
import { Quotes1781000000004 } from './1781000000004-quotes.js';
import { Shipments1781000000005 } from './1781000000005-shipments.js';
import { Sessions1781000000006 } from './1781000000006-sessions.js';
import { MailedLinks1781000000007 } from './1781000000007-mailed-links.js';
import { Factors1781000000008 } from './1781000000008-factors.js';
import { SignInSources1781000000009 } from './1781000000009-sign-in-sources.js';
import { Membership1781000000010 } from './1781000000010-membership.js';
import { Audit1781000000011 } from './1781000000011-audit.js';
import { CarrierCalls1781000000012 } from './1781000000012-carrier-calls.js';
import { QuoteAuthor1781000000013 } from './1781000000013-quote-author.js';
import { QuoteLists1781000000014 } from './1781000000014-quote-lists.js';
import { Truckload1781000000015 } from './1781000000015-truckload.js';
import { SavedFreight1781000000016 } from './1781000000016-saved-freight.js';
import { QuoteImports1781000000017 } from './1781000000017-quote-imports.js';
import { Tracking1781000000018 } from './1781000000018-tracking.js';
import { Papers1781000000020 } from './1781000000020-papers.js';
import { Tenders1781000000019 } from './1781000000019-tenders.js';
import { ShipmentLists1781000000021 } from './1781000000021-shipment-lists.js';
import { ShipmentShares1781000000022 } from './1781000000022-shipment-shares.js';
import { Notifications1781000000023 } from './1781000000023-notifications.js';
import { Contacts1781000000024 } from './1781000000024-contacts.js';
import { Machines1781000000025 } from './1781000000025-machines.js';
import { CompanyProfile1781000000026 } from './1781000000026-company-profile.js';
import { CompanyEnd1781000000027 } from './1781000000027-company-end.js';
import { EventPull1781000000028 } from './1781000000028-event-pull.js';
import { WeeklySummaries1781000000029 } from './1781000000029-weekly-summaries.js';
import { PeriodicJobs1781000000030 } from './1781000000030-periodic-jobs.js';
import { WebhookEnd1781000000031 } from './1781000000031-webhook-end.js';
import { RegistrationProof1781000000032 } from './1781000000032-registration-proof.js';
import { SessionRotation1781000000033 } from './1781000000033-session-rotation.js';
import { SignInUnlock1781000000034 } from './1781000000034-sign-in-unlock.js';
import { AuditKeys1781000000038 } from './1781000000038-audit-keys.js';
import { DocumentInspection1781000000041 } from './1781000000041-document-inspection.js';
import { Retention1781000000045 } from './1781000000045-retention.js';
import { OneSchema1781000000048 } from './1781000000048-one-schema.js';
import { AccountKind1781000000049 } from './1781000000049-account-kind.js';
import { AccountKindAgain1781000000050 } from './1781000000050-account-kind-again.js';
import { ConnectionKinds1781000000051 } from './1781000000051-connection-kinds.js';
import { OwnCarriers1781000000053 } from './1781000000053-own-carriers.js';
import { TenderAnswers1781000000054 } from './1781000000054-tender-answers.js';
import { NoOffers1781000000055 } from './1781000000055-no-offers.js';
import { CarrierVersions1781000000059 } from './1781000000059-carrier-versions.js';
import { DocumentKinds1781000000063 } from './1781000000063-document-kinds.js';
import { CustomsStates1781000000064 } from './1781000000064-customs-states.js';
import { InboundSecretOverlap1781000000067 } from './1781000000067-inbound-secret-overlap.js';
import { CarrierBills1781000000069 } from './1781000000069-carrier-bills.js';
import { DocumentHolds1781000000071 } from './1781000000071-document-holds.js';
import { ExchangeRates1781000000072 } from './1781000000072-exchange-rates.js';
import { ExceptionReasons1781000000074 } from './1781000000074-exception-reasons.js';
import { CarrierTerminals1781000000075 } from './1781000000075-carrier-terminals.js';
import { LaneMilesVersion1781000000078 } from './1781000000078-lane-miles-version.js';
import { Eta1781000000080 } from './1781000000080-eta.js';
import { CarrierSubscriptions1781000000082 } from './1781000000082-carrier-subscriptions.js';
import { CarrierChecks1781000000083 } from './1781000000083-carrier-checks.js';
import { ReclassEvents1781000000084 } from './1781000000084-reclass-events.js';
import { Branding1781000000087 } from './1781000000087-branding.js';
import { TrackingSubscriptions1781000000088 } from './1781000000088-tracking-subscriptions.js';
import { Demonstration1781000000090 } from './1781000000090-demonstration.js';
import { SuspendedCompanies1781000000091 } from './1781000000091-suspended-companies.js';
import { InvoiceDocuments1781000000092 } from './1781000000092-invoice-documents.js';
import { ReclassesOfEarlierCharges1781000000093 } from './1781000000093-reclasses-of-earlier-charges.js';
import { BestCarriers1781000000096 } from './1781000000096-best-carriers.js';
import { QuoteViews1781000000097 } from './1781000000097-quote-views.js';
import { ExceptionUrgency1781000000098 } from './1781000000098-exception-urgency.js';
import { CarrierInvoices1781000000110 } from './1781000000110-carrier-invoices.js';
import { DemoFuelPrices1781000000105 } from './1781000000105-demo-fuel-prices.js';
import { Restoration1781000000106 } from './1781000000106-restoration.js';
import { DatabaseWriter1781000000107 } from './1781000000107-database-writer.js';
import { Approvals1781000000111 } from './1781000000111-approvals.js';
import { InvoiceImports1781000000115 } from './1781000000115-invoice-imports.js';
import { ReportDays1781000000116 } from './1781000000116-report-days.js';
import { FetchedFuelPrices1781000000119 } from './1781000000119-fetched-fuel-prices.js';
import { Payments1781000000120 } from './1781000000120-payments.js';
import { RejectedInvoices1781000000121 } from './1781000000121-rejected-invoices.js';
import { ConnectionSuccess1781000000130 } from './1781000000130-connection-success.js';
import { Claims1781000000131 } from './1781000000131-claims.js';
import { ClaimThreads1781000000132 } from './1781000000132-claim-threads.js';
import { Coding1781000000133 } from './1781000000133-coding.js';
import { AccountingExports1781000000134 } from './1781000000134-accounting-exports.js';
import { ExportedInvoicesTakenBack1781000000135 } from './1781000000135-exported-invoices-taken-back.js';
import { MovedCompanies1781000000136 } from './1781000000136-moved-companies.js';
import { CompanyQuotas1781000000145 } from './1781000000145-company-quotas.js';
import { ShipmentArchive1781000000146 } from './1781000000146-shipment-archive.js';
import { Disputes1781000000117 } from './1781000000117-disputes.js';
import { AccountingPeriods1781000000150 } from './1781000000150-accounting-periods.js';
import { PreliminaryCharges1781000000160 } from './1781000000160-preliminary-charges.js';
import { InvoiceSettings1781000000161 } from './1781000000161-invoice-settings.js';
import { RememberedChargeCodes1781000000162 } from './1781000000162-remembered-charge-codes.js';
import { MemberLimits1781000000170 } from './1781000000170-member-limits.js';
import { PartPayments1781000000171 } from './1781000000171-part-payments.js';
import { Edi1781000000180 } from './1781000000180-edi.js';
import { ReportClaims1781000000190 } from './1781000000190-report-claims.js';
import { SavedReports1781000000191 } from './1781000000191-saved-reports.js';
import { InvoicesByCarrier1781000000201 } from './1781000000201-invoices-by-carrier.js';
import { InvoiceFiles1781000000202 } from './1781000000202-invoice-files.js';
import { EarlierPreliminaryCharges1781000000211 } from './1781000000211-earlier-preliminary-charges.js';
import { InvoiceAndClaimLists1781000000212 } from './1781000000212-invoice-and-claim-lists.js';
import { ReportMailings1781000000221 } from './1781000000221-report-mailings.js';
import { ReportedShipments1781000000222 } from './1781000000222-reported-shipments.js';
import { EdiSftp1781000000231 } from './1781000000231-edi-sftp.js';
import { EdiResponses1781000000232 } from './1781000000232-edi-responses.js';
import { Languages1781000000241 } from './1781000000241-languages.js';
import { FactorRules1781000000251 } from './1781000000251-factor-rules.js';
import { ShipmentLoadings1781000000261 } from './1781000000261-shipment-loadings.js';
import { ConnectionTokens1781000000271 } from './1781000000271-connection-tokens.js';
import { ConnectionOptions1781000000272 } from './1781000000272-connection-options.js';
import { InvoiceFileRetention1781000000281 } from './1781000000281-invoice-file-retention.js';
import { EdiReceipts1781000000311 } from './1781000000311-edi-receipts.js';
import { EdiElements1781000000312 } from './1781000000312-edi-elements.js';
import { ProductSku1781000000313 } from './1781000000313-product-sku.js';
import { QuoteOrders1781000000314 } from './1781000000314-quote-orders.js';
import { CostCentersOfReports1781000000321 } from './1781000000321-cost-centers-of-reports.js';
import { SavedViewsOfInvoices1781000000331 } from './1781000000331-saved-views-of-invoices.js';
import { RequestedCertificates1781000000332 } from './1781000000332-requested-certificates.js';
import { ImportedOrders1781000000361 } from './1781000000361-imported-orders.js';
import { WebhookSetters1781000000371 } from './1781000000371-webhook-setters.js';
import { ReportFormats1781000000381 } from './1781000000381-report-formats.js';
import { ReportMonths1781000000385 } from './1781000000385-report-months.js';
import { StoredRestorations1781000000386 } from './1781000000386-stored-restorations.js';
import { ReportQuarters1781000000395 } from './1781000000395-report-quarters.js';

/** Every migration, oldest first. */
export const migrations = [
  Platform1781000000001,
  Identity1781000000002,
  Carriers1781000000003,
  Quotes1781000000004,
  Shipments1781000000005,
  Sessions1781000000006,
  MailedLinks1781000000007,
  Factors1781000000008,
  SignInSources1781000000009,
  Membership1781000000010,
  Audit1781000000011,
  CarrierCalls1781000000012,
  QuoteAuthor1781000000013,
  QuoteLists1781000000014,
  Truckload1781000000015,
  SavedFreight1781000000016,
  QuoteImports1781000000017,
  Tracking1781000000018,
  Tenders1781000000019,
  Papers1781000000020,
  ShipmentLists1781000000021,
  ShipmentShares1781000000022,
  Notifications1781000000023,
  Contacts1781000000024,
  Machines1781000000025,
  CompanyProfile1781000000026,
  CompanyEnd1781000000027,
  EventPull1781000000028,
  WeeklySummaries1781000000029,
  PeriodicJobs1781000000030,
  WebhookEnd1781000000031,
  RegistrationProof1781000000032,
  SessionRotation1781000000033,
  SignInUnlock1781000000034,
  AuditKeys1781000000038,
  DocumentInspection1781000000041,
  Retention1781000000045,
  OneSchema1781000000048,
  AccountKind1781000000049,
  AccountKindAgain1781000000050,
  ConnectionKinds1781000000051,
  OwnCarriers1781000000053,
  TenderAnswers1781000000054,
  NoOffers1781000000055,
  CarrierVersions1781000000059,
  DocumentKinds1781000000063,
  CustomsStates1781000000064,
  InboundSecretOverlap1781000000067,
  CarrierBills1781000000069,
  DocumentHolds1781000000071,
  ExchangeRates1781000000072,
  ExceptionReasons1781000000074,
  CarrierTerminals1781000000075,
  LaneMilesVersion1781000000078,
  Eta1781000000080,
  CarrierSubscriptions1781000000082,
  CarrierChecks1781000000083,
  ReclassEvents1781000000084,
  Branding1781000000087,
  TrackingSubscriptions1781000000088,
  Demonstration1781000000090,
  SuspendedCompanies1781000000091,
  InvoiceDocuments1781000000092,
  ReclassesOfEarlierCharges1781000000093,
  BestCarriers1781000000096,
  QuoteViews1781000000097,
  ExceptionUrgency1781000000098,
  DemoFuelPrices1781000000105,
  Restoration1781000000106,
  DatabaseWriter1781000000107,
  CarrierInvoices1781000000110,
  Approvals1781000000111,
  InvoiceImports1781000000115,
  ReportDays1781000000116,
  Disputes1781000000117,
  FetchedFuelPrices1781000000119,
  Payments1781000000120,
  RejectedInvoices1781000000121,
  ConnectionSuccess1781000000130,
  Claims1781000000131,
  ClaimThreads1781000000132,
  Coding1781000000133,
  AccountingExports1781000000134,
  ExportedInvoicesTakenBack1781000000135,
  MovedCompanies1781000000136,
  CompanyQuotas1781000000145,
  ShipmentArchive1781000000146,
  AccountingPeriods1781000000150,
  PreliminaryCharges1781000000160,
  InvoiceSettings1781000000161,
  RememberedChargeCodes1781000000162,
  MemberLimits1781000000170,
  PartPayments1781000000171,
  Edi1781000000180,
  ReportClaims1781000000190,
  SavedReports1781000000191,
  InvoicesByCarrier1781000000201,
  InvoiceFiles1781000000202,
  EarlierPreliminaryCharges1781000000211,
  InvoiceAndClaimLists1781000000212,
  ReportMailings1781000000221,
  ReportedShipments1781000000222,
  EdiSftp1781000000231,
  EdiResponses1781000000232,
  Languages1781000000241,
  FactorRules1781000000251,
  ShipmentLoadings1781000000261,
  ConnectionTokens1781000000271,
  ConnectionOptions1781000000272,
  InvoiceFileRetention1781000000281,
  EdiReceipts1781000000311,
  EdiElements1781000000312,
  ProductSku1781000000313,
  QuoteOrders1781000000314,
  CostCentersOfReports1781000000321,
  SavedViewsOfInvoices1781000000331,
  RequestedCertificates1781000000332,
  ImportedOrders1781000000361,
  WebhookSetters1781000000371,
  ReportFormats1781000000381,
  ReportMonths1781000000385,
  StoredRestorations1781000000386,
  ReportQuarters1781000000395,
];

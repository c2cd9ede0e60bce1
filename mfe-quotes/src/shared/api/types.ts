import type { components, paths } from '@lading/api-client';

type Schemas = components['schemas'];

export type Money = Schemas['MoneyDto'];
export type Stop = Schemas['StopDto'];
export type StopContact = Schemas['StopContactDto'];
export type Party = Schemas['RemitToDto'];
export type Hazmat = Schemas['HazmatDto'];
export type Commodity = Schemas['CommodityDto'];
export type HandlingUnit = Schemas['HandlingUnitDto'];
export type Reference = Schemas['ReferenceDto'];
export type TemperatureRange = Schemas['TemperatureRangeDto'];
export type QuoteRequest = Schemas['QuotedRequestDto'];
export type Location = Schemas['LocationDto'];
export type Derived = Schemas['DerivedDto'];
export type ReclassRisk = Schemas['ReclassRiskDto'];
export type RatingWarning = Schemas['RatingWarningDto'];
export type RatingTotals = Schemas['RatingTotalsDto'];
export type RatingResult = Schemas['RatingResultDto'];
export type Carrier = Schemas['CarrierSummaryDto'];
export type ChargeLine = Schemas['ChargeLineDto'];
export type OfferTotals = Schemas['OfferTotalsDto'];
export type Offer = Schemas['OfferDto'];
export type Declined = Schemas['DeclinedDto'];
export type QuotePlace = Schemas['QuotePlaceDto'];
export type QuoteSummary = Schemas['QuoteSummaryDto'];
export type QuoteStatus = QuoteSummary['status'];
export type QuoteListQuery = NonNullable<paths['/api/v1/quotes']['get']['parameters']['query']>;
export type SaveProduct = Schemas['SaveProductDto'];
export type SaveTemplate = Schemas['SaveTemplateDto'];
export type Contact = components['schemas']['ContactDto'];
export type ContactFromStop = components['schemas']['ContactFromStopDto'];
export type Product = Schemas['ProductDto'];
export type Template = Schemas['TemplateDto'];
export type QuoteList = Schemas['QuoteListDto'];
export type QuoteRevision = Schemas['QuoteRevisionDto'];
export type Quote = Schemas['QuoteDto'];
export type QuoteCarrier = Schemas['QuoteCarrierDto'];
/** One event of a quote's stream, with its data. */
export type CarrierReply =
  | { type: 'offer'; data: Schemas['QuoteOfferEventDto'] }
  | { type: 'declined'; data: Schemas['QuoteDeclinedEventDto'] }
  | { type: 'done'; data: Schemas['QuoteDoneEventDto'] };
export type ImportMessage = Schemas['ImportMessageDto'];
export type QuoteCounts = Schemas['QuoteCountsDto'];
export type BulkQuotes = Schemas['BulkQuotesDto'];
export type CancelQuotes = Schemas['CancelQuotesDto'];
export type CopyQuotes = Schemas['CopyQuotesDto'];
export type ImportCheck = Schemas['ImportCheckDto'];
export type QuoteImport = Schemas['QuoteImportDto'];
export type QuoteImportDetail = Schemas['QuoteImportDetailDto'];
export type BookRequest = Schemas['BookRequestDto'];
export type Booked = Schemas['BookedDto'];
/** A booking that waits for approval. */
export type ApprovalRequested = Schemas['ApprovalRequestedDto'];
export type Approval = Schemas['ApprovalDto'];
export type ApprovalList = Schemas['ApprovalListDto'];
export type ApprovalDelegation = Schemas['ApprovalDelegationDto'];
export type SaveApprovalDelegation = Schemas['SaveApprovalDelegationDto'];
export type Shipment = Schemas['ShipmentDto'];
export type ShipmentContacts = Schemas['ShipmentContactsDto'];
export type ConsigneeNotice = Schemas['ConsigneeNoticeDto'];

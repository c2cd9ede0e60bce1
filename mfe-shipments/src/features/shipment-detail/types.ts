import type { components } from '@lading/api-client';

type Schemas = components['schemas'];

export type Money = Schemas['MoneyDto'];
export type OfferTerm = Schemas['OfferTermDto'];
export type Timeline = Schemas['TimelineDto'];
export type TimelineEvent = Schemas['TimelineEventDto'];
export type ShipmentTender = Schemas['ShipmentTenderDto'];
export type NextOffer = Schemas['NextOfferDto'];
export type ShipmentChange = Schemas['ChangeShipmentDto'];
export type NewEvent = Schemas['NewShipmentEventDto'];
export type Share = Schemas['ShareDto'];
export type Reference = Schemas['ReferenceDto'];
export type ChargeStage = Schemas['ChargeStageDto'];
export type ChargeLedger = Schemas['ChargeLedgerDto'];
export type ChargeEntry = Schemas['ChargeEntryDto'];
export type ShipmentInvoice = Schemas['ShipmentInvoiceDto'];
export type ReceivedBill = Schemas['ReceivedBillDto'];
export type IssuedDocument = Schemas['IssuedDocumentDto'];
export type Activity = Schemas['ShipmentActivityDto'];
export type Location = Schemas['LocationDto'];

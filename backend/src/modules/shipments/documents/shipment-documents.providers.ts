import { BillOfLadingService } from './bill-of-lading.service.js';
import { EvidenceService } from './evidence.service.js';
import { IssueDocumentsService } from './issue-documents.service.js';
import { LabelUnits } from './label-units.js';
import { BolRevisionsRepository } from './persistence/bol-revisions.sql.js';
import { EvidenceEventsRepository } from './persistence/evidence-events.sql.js';
import { HandlingUnitLabelsRepository } from './persistence/handling-unit-labels.sql.js';
import { PrintService } from './print.service.js';
import { ShipmentDocuments } from './shipment-documents.js';
import { UploadsService } from './uploads.service.js';

/** What makes and keeps the documents of shipments. */
export const SHIPMENT_DOCUMENTS = [
  BillOfLadingService,
  BolRevisionsRepository,
  EvidenceEventsRepository,
  EvidenceService,
  HandlingUnitLabelsRepository,
  IssueDocumentsService,
  LabelUnits,
  PrintService,
  ShipmentDocuments,
  UploadsService,
];

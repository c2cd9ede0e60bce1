import { BillOfLadingService } from './bill-of-lading.service.js';
import { EvidenceService } from './evidence.service.js';
import { IssuePapersService } from './issue-papers.service.js';
import { LabelUnits } from './label-units.js';
import { BolRevisionsRepository } from './persistence/bol-revisions.repository.js';
import { EvidenceEventsRepository } from './persistence/evidence-events.repository.js';
import { HandlingUnitLabelsRepository } from './persistence/handling-unit-labels.repository.js';
import { PrintService } from './print.service.js';
import { ShipmentPapers } from './shipment-papers.js';
import { UploadsService } from './uploads.service.js';

/** What makes and keeps the papers of shipments. */
export const PAPERS = [
  BillOfLadingService,
  BolRevisionsRepository,
  EvidenceEventsRepository,
  EvidenceService,
  HandlingUnitLabelsRepository,
  IssuePapersService,
  LabelUnits,
  PrintService,
  ShipmentPapers,
  UploadsService,
];

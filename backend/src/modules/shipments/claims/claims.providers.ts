import { ClaimEvidence } from './claim-evidence.js';
import { ClaimExport } from './claim-export.js';
import { ClaimFilesController } from './claim-files.controller.js';
import { ClaimReader } from './claim-reader.js';
import { ClaimSupplements } from './claim-supplements.js';
import { ClaimThread } from './claim-thread.js';
import { ClaimTermsReader } from './claim-terms.js';
import { ClaimsController } from './claims.controller.js';
import { ClaimsService } from './claims.service.js';
import { ClaimEventEntity } from './persistence/claim-event.entity.js';
import { ClaimEntity } from './persistence/claim.entity.js';
import { ClaimListQueries } from './persistence/claim-list.sql.js';
import { ClaimShipments } from './persistence/claim-shipments.sql.js';
import { ClaimsRepository } from './persistence/claims.sql.js';

/** Providers of claims. */
export const CLAIMS = [
  ClaimEvidence,
  ClaimExport,
  ClaimListQueries,
  ClaimReader,
  ClaimShipments,
  ClaimSupplements,
  ClaimTermsReader,
  ClaimThread,
  ClaimsRepository,
  ClaimsService,
];
export const CLAIM_CONTROLLERS = [ClaimFilesController, ClaimsController];
export const CLAIM_ENTITIES = [ClaimEntity, ClaimEventEntity];

import { CodingRulesController } from './coding-rules.controller.js';
import { CodingRulesService } from './coding-rules.service.js';
import { DivideShipments } from './divide-shipments.js';
import { InvoiceCodingController } from './invoice-coding.controller.js';
import { InvoiceCodingService } from './invoice-coding.service.js';
import { CodingRuleEntity } from './persistence/coding-rule.entity.js';
import { CodingRulesRepository } from './persistence/coding-rules.repository.js';
import { InvoiceCodingEntity } from './persistence/invoice-coding.entity.js';
import { InvoiceCodingsRepository } from './persistence/invoice-codings.sql.js';

/** Providers of coding. */
export const CODING = [
  CodingRulesRepository,
  CodingRulesService,
  DivideShipments,
  InvoiceCodingService,
  InvoiceCodingsRepository,
];
export const CODING_CONTROLLERS = [CodingRulesController, InvoiceCodingController];
export const CODING_ENTITIES = [CodingRuleEntity, InvoiceCodingEntity];

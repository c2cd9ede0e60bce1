import { ChargeMails } from './charge-mails.js';
import { ChargeMessages } from './charge-messages.js';
import { DeadlineAlertsJob } from './deadline-alerts.job.js';
import { Deadlines } from './deadlines.js';
import { DisputeEvidence } from './dispute-evidence.js';
import { DisputeThreads } from './dispute-threads.js';
import { DisputesController } from './disputes.controller.js';
import { DisputesService } from './disputes.service.js';
import { EvidencePack } from './evidence-pack.js';
import { ChargeDeadlineEntity } from './persistence/charge-deadline.entity.js';
import { ChargeDeadlinesRepository } from './persistence/charge-deadlines.sql.js';
import { ChargeMessageEntity } from './persistence/charge-message.entity.js';
import { DisputeEntity } from './persistence/dispute.entity.js';
import { DisputesRepository } from './persistence/disputes.sql.js';

/** Providers of disputes. */
export const DISPUTES = [
  ChargeDeadlinesRepository,
  ChargeMails,
  ChargeMessages,
  DeadlineAlertsJob,
  Deadlines,
  DisputeEvidence,
  DisputeThreads,
  DisputesRepository,
  DisputesService,
  EvidencePack,
];
export const DISPUTE_CONTROLLERS = [DisputesController];
export const DISPUTE_ENTITIES = [ChargeDeadlineEntity, ChargeMessageEntity, DisputeEntity];

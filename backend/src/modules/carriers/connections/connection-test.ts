import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { addDays, nextBusinessDay } from '../../../kernel/time/local-date.js';
import { type QuoteRequestDto, RatingService } from '../../rating/index.js';
import { CarrierConnectors } from '../connectors/carrier-connectors.js';
import {
  type ConnectorOffer,
  type ConnectorRateRequest,
  type DeclineReason,
  isDecline,
} from '../connectors/connector.js';
import { ConnectionsRepository } from './persistence/connections.repository.js';
import { CONNECTION_LIMITS } from './connections.dto.js';
import type { ConnectionTestDto } from './connections.dto.js';

const TESTS_PER_MINUTE = 10;
const PICKUP_IN_DAYS = 3;

/** Sees whether a carrier answers. */
@Injectable()
export class ConnectionTest {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly connectors: CarrierConnectors,
    private readonly rating: RatingService,
    private readonly throttle: Throttle,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Asks for an everyday price. @throws NotFound; TooManyAttempts */
  async run({ companyId, userId }: Actor, id: string): Promise<ConnectionTestDto> {
    const connection = await this.connections.find(companyId, id);
    if (connection === null) throw new NotFound();
    if (connection.connector === 'tariff')
      return { ok: true, code: null, message: 'Tariffs are rated here; there is nobody to call.', milliseconds: 0 };
    await this.throttle.take([{ name: 'connection-test', key: id, points: TESTS_PER_MINUTE, seconds: 60 }]);
    await this.database.transaction((tx) =>
      this.audit.record(tx, { companyId, userId, action: 'carrier.tested', subject: connection.carrier.scac }),
    );
    const request = await this.everydayRequest(companyId);
    const startedAt = performance.now();
    const answer = await this.connectors.ask(
      companyId,
      id,
      request,
      AbortSignal.timeout(CONNECTION_LIMITS.timeoutSecondsMax * 1_000),
    );
    return { ...outcomeOf(answer), milliseconds: Math.round(performance.now() - startedAt) };
  }

  /** Two pallets from Chicago to Dallas. */
  private async everydayRequest(companyId: string): Promise<ConnectorRateRequest> {
    const on = nextBusinessDay(addDays(this.clock.now().toISOString().slice(0, 10), PICKUP_IN_DAYS), new Set());
    const request: QuoteRequestDto = {
      mode: 'LTL',
      pickup: { on },
      stops: [
        { type: 'origin', postalCode: '60601', country: 'US' },
        { type: 'destination', postalCode: '75201', country: 'US' },
      ],
      handlingUnits: [
        {
          count: 2,
          type: 'PAT',
          length: 48,
          width: 40,
          height: 48,
          weight: 1_000,
          commodities: [{ description: 'Test of a connection', weight: 1_000, freightClass: '70' }],
        },
      ],
    };
    const { origin, destination, derived } = await this.rating.rateRequest(companyId, request);
    return { request, origin, destination, derived, reference: 'TEST' };
  }
}

function outcomeOf(answer: ConnectorOffer[] | DeclineReason): Omit<ConnectionTestDto, 'milliseconds'> {
  if (isDecline(answer)) return { ok: false, code: answer.code, message: answer.message };
  return {
    ok: true,
    code: null,
    message: `${answer.length === 1 ? 'One offer' : `${answer.length} offers`} came back.`,
  };
}

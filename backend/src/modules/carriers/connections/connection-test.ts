import { readerStored, readerText } from '../../../platform/request-context.js';
import { msg, plural } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { CarrierConnectors } from '../connectors/carrier-connectors.js';
import { type ConnectorOffer, type DeclineReason, isDecline } from '../connectors/connector.js';
import { ConnectionsRepository } from './persistence/connections.repository.js';
import { CONNECTION_LIMITS } from './connections.dto.js';
import type { ConnectionTestDto } from './connections.dto.js';
import { TestRequest } from './test-request.js';

const TESTS_PER_MINUTE = 10;

/** Tests a connection with a rate request. */
@Injectable()
export class ConnectionTest {
  constructor(
    private readonly connections: ConnectionsRepository,
    private readonly connectors: CarrierConnectors,
    private readonly request: TestRequest,
    private readonly throttle: Throttle,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** @throws NotFound; TooManyAttempts */
  async run({ companyId, userId }: Actor, id: string): Promise<ConnectionTestDto> {
    const connection = await this.connections.find(companyId, id);
    if (connection === null) throw new NotFound();
    if (!this.connectors.canAsk(connection.connector))
      return {
        ok: true,
        code: null,
        message: readerText(msg`Tariffs are rated by Lading, so there is nothing to call.`),
        milliseconds: 0,
      };
    await this.throttle.take([{ name: 'connection-test', key: id, points: TESTS_PER_MINUTE, seconds: 60 }]);
    await this.database.transaction((tx) =>
      this.audit.record(tx, { companyId, userId, action: 'carrier.tested', subject: connection.carrier.scac }),
    );
    const request = await this.request.make(companyId);
    const startedAt = performance.now();
    const answer = await this.connectors.ask(
      companyId,
      id,
      request,
      AbortSignal.timeout(CONNECTION_LIMITS.timeoutSecondsMax * 1_000),
    );
    return { ...outcomeOf(answer), milliseconds: Math.round(performance.now() - startedAt) };
  }
}

function outcomeOf(answer: ConnectorOffer[] | DeclineReason): Omit<ConnectionTestDto, 'milliseconds'> {
  if (isDecline(answer)) return { ok: false, code: answer.code, message: readerStored(answer.message) };
  return {
    ok: true,
    code: null,
    message: readerText(msg`${plural({ count: answer.length }, { one: 'One offer', other: '# offers' })} came back.`),
  };
}

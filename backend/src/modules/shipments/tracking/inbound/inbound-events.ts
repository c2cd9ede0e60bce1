import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { hasPlainShape } from '../../../../platform/http/validation/body-shape.js';
import { Conflict, DomainError } from '../../../../platform/http/problems/domain-error.js';
import { parseWellFormedJson } from '../../../../platform/http/validation/well-formed.js';
import { InboundSecrets } from '../../../carriers/index.js';
import { InboundDeliveries } from '../persistence/inbound-deliveries.sql.js';
import { type EventBatch, firstProblem, isEventBatch } from './event-batch.messages.js';
import { EventIntake } from './event-intake.js';
import type { DeliveryResult } from '../../domain/delivery-result.js';

/** Maximum clock difference between sender and receiver. */
const TOLERANCE_S = 300;

type SignatureVerdict = 'valid' | 'invalid' | 'expired';

/** `sha256=` and the hexadecimal HMAC-SHA256 of `<timestamp>.<body>`, byte by byte. */
export function signatureOf(secret: Buffer, timestamp: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
}

/** Verifies signature, with any of the secrets, and timestamp. `expired` is returned only for a correct signature. */
export function verifySignature(
  secrets: readonly Buffer[],
  timestamp: string,
  signature: string,
  body: Buffer,
  now: Date,
): SignatureVerdict {
  const given = Buffer.from(signature);
  const matches = secrets.filter((secret) => {
    const expected = Buffer.from(signatureOf(secret, timestamp, body));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (matches.length === 0 || !/^\d{1,12}$/.test(timestamp)) return 'invalid';
  return Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_S ? 'expired' : 'valid';
}

/** 1,000 events with forty values each. */
const VALUES_MAX = 60_000;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** A received delivery. */
export interface SignedDelivery {
  connectionId: string;
  timestamp: string;
  signature: string;
  body: Buffer;
}

/** Receives deliveries of carriers. A body is parsed only after its signature is verified. */
@Injectable()
export class InboundEvents {
  constructor(
    private readonly secrets: InboundSecrets,
    private readonly deliveries: InboundDeliveries,
    private readonly intake: EventIntake,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError SIGNATURE_INVALID, SIGNATURE_EXPIRED or BATCH_INVALID; Conflict DELIVERY_ID_REUSED */
  async take({ connectionId, timestamp, signature, body }: SignedDelivery): Promise<DeliveryResult> {
    const connection = await this.secrets.find(connectionId);
    const verdict = verifySignature(connection.secrets, timestamp, signature, body, this.clock.now());
    if (verdict === 'expired') throw signatureExpired();
    if (verdict === 'invalid' || connection.companyId === null) throw signatureInvalid();
    const { companyId } = connection;
    const batch = read(body);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const known = await this.deliveries.find(companyId, connectionId, batch.deliveryId);
    if (known !== null && known.sha256 !== sha256) throw deliveryIdReused();
    if (known !== null) return known.answer;
    const result = await this.intake.take(
      { companyId, connectionId, carrierId: connection.carrierId, source: 'carrier' },
      batch.events,
    );
    const answer = { deliveryId: batch.deliveryId, ...result };
    await this.deliveries.keep(
      { companyId, connectionId, deliveryId: batch.deliveryId, sha256, answer },
      this.clock.now(),
    );
    return answer;
  }
}

function read(body: Buffer): EventBatch {
  let batch: unknown;
  try {
    batch = parseWellFormedJson(UTF8.decode(body));
  } catch {
    throw batchInvalid('it is not JSON in UTF-8');
  }
  if (!hasPlainShape(batch, VALUES_MAX)) throw batchInvalid('it is nested too deeply or has too many values');
  if (!isEventBatch(batch)) throw batchInvalid(firstProblem(isEventBatch.errors));
  return batch;
}

/** The same response for an unknown connection, a wrong secret and a changed body. */
function signatureInvalid(): DomainError {
  return new DomainError('SIGNATURE_INVALID', 401, 'The signature does not match this body and connection.');
}

/** The sender must sign again with the current time. */
function signatureExpired(): DomainError {
  return new DomainError(
    'SIGNATURE_EXPIRED',
    401,
    'The timestamp differs from the server time by more than five minutes.',
  );
}

function batchInvalid(problem: string): DomainError {
  return new DomainError('BATCH_INVALID', 422, `This is not an EventBatch: ${problem}.`);
}

/** A delivery id is bound to its body. */
function deliveryIdReused(): Conflict {
  return new Conflict('DELIVERY_ID_REUSED', 'This delivery id was already used with another body.');
}

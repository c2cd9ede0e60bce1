import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../../../../platform/clock.js';
import { DomainError } from '../../../../platform/http/problems/domain-error.js';
import { CompaniesService } from '../../../companies/index.js';
import { InboundSecrets } from '../../../carriers/index.js';
import { msg } from '../../../../messages/message.js';

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

/** A received delivery. */
export interface SignedDelivery {
  connectionId: string;
  timestamp: string;
  signature: string;
  body: Buffer;
}

/** The connection of a request: from its header, or from the address that the carrier subscribed with. */
export function connectionOf(request: Request): string {
  const { connection } = request.query;
  return request.get('x-lading-connection') ?? (typeof connection === 'string' ? connection : '');
}

/** Who sent a delivery. */
export interface DeliverySender {
  companyId: string;
  connectionId: string;
  carrierId: string;
}

/** Verifies the signatures of deliveries of carriers. */
@Injectable()
export class SignedDeliveries {
  constructor(
    private readonly secrets: InboundSecrets,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
  ) {}

  /** Before a request is read. @throws DomainError SIGNATURE_INVALID for a connection without a secret */
  async expectSender(connectionId: string): Promise<void> {
    if ((await this.secrets.find(connectionId)).companyId === null) throw signatureInvalid();
  }

  /** @throws DomainError SIGNATURE_INVALID or SIGNATURE_EXPIRED; COMPANY_MOVING or COMPANY_MOVED */
  async verify({ connectionId, timestamp, signature, body }: SignedDelivery): Promise<DeliverySender> {
    const { companyId, carrierId, secrets } = await this.secrets.find(connectionId);
    const verdict = verifySignature(secrets, timestamp, signature, body, this.clock.now());
    if (verdict === 'expired') throw signatureExpired();
    if (verdict === 'invalid' || companyId === null) throw signatureInvalid();
    await this.companies.expectHere(companyId);
    return { companyId, connectionId, carrierId };
  }
}

/** The same response for an unknown connection, a wrong secret and a changed body. */
function signatureInvalid(): DomainError {
  return new DomainError('SIGNATURE_INVALID', 401, msg`The signature does not match this body and connection.`);
}

/** The sender must sign again with the current time. */
function signatureExpired(): DomainError {
  return new DomainError(
    'SIGNATURE_EXPIRED',
    401,
    msg`The timestamp differs from the server time by more than five minutes.`,
  );
}

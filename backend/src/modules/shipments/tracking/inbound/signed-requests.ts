import { applyDecorators, Injectable } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../../platform/auth/decorators.js';
import { DomainError } from '../../../../platform/http/problems/domain-error.js';
import { readRawBody } from '../../../../platform/http/server/raw-body.js';
import { addressBlock, Throttle } from '../../../../platform/throttle/throttle.js';
import { connectionOf, type DeliverySender, SignedDeliveries } from './signed-deliveries.js';
import { msg } from '../../../../messages/message.js';

const REQUESTS_PER_MINUTE = 1_200;
/** Bodies above this size are large. */
const LARGE_BYTES = 1_048_576;
/** Large bodies in memory at once, per process. */
const LARGE_BODIES_MAX = 4;

/** A request signed by a carrier like a delivery of events; requests without a body sign `<timestamp>.<method> <path with query>`. */
export const Signed = (): MethodDecorator =>
  applyDecorators(
    Public(),
    ApiHeader({
      name: 'X-Lading-Connection',
      required: false,
      description: 'Id of the connection, unless the parameter `connection` of the address has it.',
      schema: { type: 'string' },
    }),
    ...['X-Lading-Timestamp', 'X-Lading-Signature'].map((name) =>
      ApiHeader({ name, required: true, schema: { type: 'string' } }),
    ),
  );

/** A verified request; the body is empty if it has none. */
export interface SignedRequest {
  sender: DeliverySender;
  body: Buffer;
}

/** Reads and verifies requests that carriers sign. */
@Injectable()
export class SignedRequests {
  private largeBodies = 0;

  constructor(
    private readonly signed: SignedDeliveries,
    private readonly throttle: Throttle,
  ) {}

  /** @throws TooManyAttempts; DomainError SIGNATURE_INVALID, SIGNATURE_EXPIRED */
  async verify(request: Request): Promise<SignedRequest> {
    await this.count(request);
    return this.verified(request);
  }

  /**
   * Handles a request whose body can be above the limit of other requests. It is read into memory, so only for connections with a secret, and a few
   * large ones at a time. @throws TooManyAttempts; DomainError SIGNATURE_INVALID, SIGNATURE_EXPIRED, TOO_MANY_LARGE_BODIES
   */
  async withLargeBody<T>(
    request: Request,
    response: Response,
    bodyLimit: number,
    handle: (request: SignedRequest) => Promise<T>,
  ): Promise<T> {
    const isLarge = Number(request.get('content-length') ?? Infinity) > LARGE_BYTES;
    try {
      await this.count(request);
      await this.signed.expectSender(connectionOf(request));
      if (isLarge && this.largeBodies >= LARGE_BODIES_MAX) throw tooManyLargeBodies();
    } catch (error) {
      // With keep-alive, the body would be read and discarded.
      response.setHeader('Connection', 'close');
      throw error;
    }
    if (isLarge) this.largeBodies += 1;
    try {
      await readRawBody(request, response, bodyLimit);
      return await handle(await this.verified(request));
    } finally {
      if (isLarge) this.largeBodies -= 1;
    }
  }

  private count({ ip = '' }: Request): Promise<void> {
    const key = addressBlock(ip);
    return this.throttle.take([{ name: 'carrier-requests', key, points: REQUESTS_PER_MINUTE, seconds: 60 }]);
  }

  private async verified(request: Request): Promise<SignedRequest> {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const sender = await this.signed.verify({
      connectionId: connectionOf(request),
      timestamp: request.get('x-lading-timestamp') ?? '',
      signature: request.get('x-lading-signature') ?? '',
      body: body.length > 0 ? body : Buffer.from(`${request.method} ${request.originalUrl}`),
    });
    return { sender, body };
  }
}

function tooManyLargeBodies(): DomainError {
  return new DomainError('TOO_MANY_LARGE_BODIES', 503, msg`Too many large bodies are being read. Try again shortly.`);
}

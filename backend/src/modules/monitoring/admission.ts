import { Injectable } from '@nestjs/common';
import { ServerConfig } from '../../config/config.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { TokenBucket } from '../../platform/throttle/token-bucket.js';
import { FORWARD_LIMIT, HELD_LIMIT, INFLATE_LIMIT } from './domain/limits.js';
import { RELAY_BUSY } from './monitoring.errors.js';

/** The exhausted limit. */
type BusyReason = 'rate' | 'forwarding' | 'memory' | 'inflating';

/** Limits the relay's use of this process's resources. Callers release what they acquired. */
@Injectable()
export class Admission {
  private readonly bucket: TokenBucket;
  private held = 0;
  private inflating = 0;
  private forwarding = 0;
  private readonly refusals;

  constructor({ monitoringRate }: ServerConfig, metrics: Metrics) {
    this.bucket = new TokenBucket(monitoringRate, monitoringRate);
    metrics.gauge('relay_held_bytes', 'Bytes of envelopes in memory.', () => this.held);
    metrics.gauge('relay_forwarding', 'Envelopes being forwarded to the error service.', () => this.forwarding);
    this.refusals = metrics.counter('relay_busy_total', 'Envelopes refused because a limit was reached, by limit.', [
      'reason',
    ]);
  }

  /** Whether the request is within the rate limit; call it once per request. */
  enter(): boolean {
    const may = this.bucket.take(performance.now());
    if (!may) this.refusals.inc({ reason: 'rate' });
    return may;
  }

  /** Refuses an envelope before its rest is read if it could not be forwarded. @throws RELAY_BUSY */
  expectForwarding(): void {
    if (this.forwarding >= FORWARD_LIMIT) this.refuse('forwarding');
  }

  /** @throws RELAY_BUSY */
  hold(bytes: number): void {
    if (this.held + bytes > HELD_LIMIT) this.refuse('memory');
    this.held += bytes;
  }

  letGo(bytes: number): void {
    this.held -= bytes;
  }

  /** @throws RELAY_BUSY */
  startInflating(): void {
    if (this.inflating >= INFLATE_LIMIT) this.refuse('inflating');
    this.inflating += 1;
  }

  endInflating(): void {
    this.inflating -= 1;
  }

  /** @throws RELAY_BUSY */
  startForwarding(): void {
    this.expectForwarding();
    this.forwarding += 1;
  }

  endForwarding(): void {
    this.forwarding -= 1;
  }

  private refuse(reason: BusyReason): never {
    this.refusals.inc({ reason });
    throw RELAY_BUSY;
  }
}

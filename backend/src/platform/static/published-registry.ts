import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SignatureSettings } from '../../config/release-store.js';
import type { Logger } from '../logging/logger.js';
import { checkSignatures, type ListedRegistry } from './release-signatures.js';
import type { RegistryText, ReleaseStore } from './release-store.js';

const TIME_LIMIT_MS = 900;
/** Time that a request waits for a store that did not answer in time before. */
const PATIENCE_MS = 200;

/** The list of micro-frontends as published, without releases whose signature is not valid. */
export interface PublishedRegistry {
  readonly text: string;
  readonly body: unknown;
  readonly etag: string;
}

/**
 * The registry of the configured store: the only source for everything that serves or embeds it. Requests share one read. If the store fails, the
 * last known registry stays, and requests hardly wait for a store that hangs. A release without a valid signature does not replace the one before.
 */
export class RegistrySource {
  private known?: PublishedRegistry & { source: string; tag?: string };
  /** Refused releases that were logged. */
  private refused = new Set<string>();
  private readAt = -Infinity;
  private reading?: Promise<void>;
  private failing = false;
  private hanging = false;

  constructor(
    private readonly store: ReleaseStore,
    private readonly logger: Logger,
    private readonly signatures: SignatureSettings,
  ) {}

  /** Undefined if nothing has been published, or if the store has not been readable yet. */
  async current(): Promise<PublishedRegistry | undefined> {
    if (performance.now() - this.readAt >= this.store.freshForMs) {
      this.reading ??= this.read().finally(() => (this.reading = undefined));
      await (this.hanging ? Promise.race([this.reading, delay(PATIENCE_MS)]) : this.reading);
    }
    return this.known;
  }

  /** Whether the last read failed. */
  get unreadable(): boolean {
    return this.failing;
  }

  private async read(): Promise<void> {
    this.readAt = performance.now();
    try {
      const found = await this.store.readRegistry(this.known?.tag, AbortSignal.timeout(TIME_LIMIT_MS));
      if (found === undefined && this.known !== undefined) throw new Error('registry.json is missing');
      if (found !== undefined && found !== 'unchanged') this.take(found);
      if (this.failing) this.logger.log(`registry.json of ${this.store.description} is readable again`);
      this.failing = this.hanging = false;
    } catch (error) {
      this.hanging = error instanceof DOMException && error.name === 'TimeoutError';
      if (!this.failing) this.logger.failure('REGISTRY_UNREADABLE', error, { store: this.store.description });
      this.failing = true;
    }
  }

  private take({ text: source, tag }: RegistryText): void {
    if (this.known?.source === source) return;
    const published = JSON.parse(source) as unknown;
    if (!hasRemotes(published)) throw new Error('registry.json has no list of remotes');
    const served = this.known?.body as ListedRegistry | undefined;
    const { registry: body, refused } = checkSignatures(published, served, this.signatures);
    for (const one of refused) this.logRefusal(one);
    const text = refused.length === 0 ? source : JSON.stringify(body);
    const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    this.known = { source, tag, text, body, etag };
  }

  private logRefusal({ name, entry, reason }: { name: string; entry: string; reason: string }): void {
    if (this.refused.has(entry)) return;
    this.refused.add(entry);
    this.logger.failure('RELEASE_REFUSED', new Error(`${name}: ${reason}`), { store: this.store.description, entry });
  }
}

const hasRemotes = (body: unknown): body is ListedRegistry =>
  typeof body === 'object' && body !== null && 'remotes' in body && Array.isArray(body.remotes);

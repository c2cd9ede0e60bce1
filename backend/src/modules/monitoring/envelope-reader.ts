import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Admission } from './admission.js';
import { ENVELOPE_LIMIT, RECEIVE_TIMEOUT_MS } from './domain/limits.js';
import { FirstLine } from './first-line.js';
import {
  ENCODING_UNSUPPORTED,
  ENVELOPE_TOO_LARGE,
  MALFORMED_ENVELOPE,
  RECEIVED_TOO_SLOWLY,
} from './monitoring.errors.js';

/** An envelope exactly as received. */
export interface Envelope {
  chunks: readonly Buffer[];
  size: number;
  /** Absent if the envelope is not compressed. */
  contentEncoding?: string;
}

const INFLATED_CHUNK = 65_536;
const INFLATERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip({ chunkSize: INFLATED_CHUNK }),
  deflate: () => createInflate({ chunkSize: INFLATED_CHUNK }),
  br: () => createBrotliDecompress({ chunkSize: INFLATED_CHUNK }),
};

/**
 * Reads one envelope: buffers the bytes unchanged, passes the first line to `accept` as soon as it is complete, and counts the rest. A compressed
 * envelope is also decompressed, but only to read the first line and to check the size.
 */
export class EnvelopeReader {
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private readonly line = new FirstLine();
  private accepted = false;
  private inflatedSize = 0;

  /** @param accept throws to refuse the envelope by its first line */
  constructor(
    private readonly request: IncomingMessage,
    private readonly admission: Admission,
    private readonly accept: (firstLine: string) => void,
  ) {}

  /** Rejects with a DomainError that explains the refusal. Always call `close` afterwards. */
  async read(): Promise<Envelope> {
    if (Number(this.request.headers['content-length'] ?? 0) > ENVELOPE_LIMIT) throw ENVELOPE_TOO_LARGE;
    const contentEncoding = encodingOf(this.request);
    if (contentEncoding === undefined) await this.receive();
    else await this.receiveCompressed(contentEncoding);
    return { chunks: this.chunks, size: this.size, contentEncoding };
  }

  /** Releases the memory. */
  close(): void {
    this.admission.letGo(this.size);
    this.chunks.length = 0;
    this.size = 0;
  }

  private async receiveCompressed(encoding: string): Promise<void> {
    const inflater = INFLATERS[encoding]?.();
    if (inflater === undefined) throw ENCODING_UNSUPPORTED;
    this.admission.startInflating();
    try {
      await this.receive(inflater);
    } finally {
      inflater.destroy();
      this.admission.endInflating();
    }
  }

  /** Resolves when everything has arrived and, if compressed, has been decompressed without error. */
  private receive(inflater?: Transform): Promise<void> {
    const { request } = this;
    return new Promise<void>((resolve, reject) => {
      let settled = false;
      let open = inflater === undefined ? 1 : 2;
      const settle = (outcome: () => void): void => {
        clearTimeout(timer);
        if (!settled) outcome();
        settled = true;
      };
      const fail = (error: unknown): void => settle(() => reject(error as Error));
      const unlessSettled =
        (work: (bytes: Buffer) => void) =>
        (bytes: Buffer): void => {
          try {
            if (!settled) work(bytes);
          } catch (error) {
            fail(error);
          }
        };
      const end = unlessSettled(() => {
        open -= 1;
        if (open > 0) return;
        this.finish();
        settle(resolve);
      });
      const timer = setTimeout(() => fail(RECEIVED_TOO_SLOWLY), RECEIVE_TIMEOUT_MS);

      request.on(
        'data',
        unlessSettled((bytes) => this.received(bytes, inflater)),
      );
      request.on('end', end);
      request.on('close', () => request.complete || fail(MALFORMED_ENVELOPE));
      if (inflater === undefined) return;
      request.on('end', () => inflater.end());
      inflater.on(
        'data',
        unlessSettled((bytes) => this.inflated(bytes)),
      );
      inflater.on('end', end);
      inflater.on('error', () => fail(MALFORMED_ENVELOPE));
    });
  }

  private received(bytes: Buffer, inflater?: Transform): void {
    if (this.size + bytes.length > ENVELOPE_LIMIT) throw ENVELOPE_TOO_LARGE;
    this.admission.hold(bytes.length);
    this.chunks.push(bytes);
    this.size += bytes.length;
    if (inflater === undefined) this.look(bytes);
    else if (!inflater.write(bytes)) {
      this.request.pause();
      inflater.once('drain', () => this.request.resume());
    }
  }

  private inflated(bytes: Buffer): void {
    this.inflatedSize += bytes.length;
    if (this.inflatedSize > ENVELOPE_LIMIT) throw ENVELOPE_TOO_LARGE;
    this.look(bytes);
  }

  private look(bytes: Buffer): void {
    if (this.accepted) return;
    const line = this.line.push(bytes);
    if (line === undefined) return;
    this.accept(line);
    this.accepted = true;
  }

  /** An envelope without items may end after its first line, but the line feed is required. */
  private finish(): void {
    if (!this.accepted) throw MALFORMED_ENVELOPE;
  }
}

/** Content encoding of the body; undefined if it is not compressed. */
function encodingOf({ headers }: IncomingMessage): string | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  return encoding === undefined || encoding === '' || encoding === 'identity' ? undefined : encoding;
}

import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { EgressRules } from '../../../platform/http/egress/egress-rules.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { Logger } from '../../../platform/logging/logger.js';
import { truncate } from '../../../platform/text/truncate.js';
import type { EdiSftpEntity } from '../persistence/edi-sftp.entity.js';
import { EdiSftpRepository, type ExchangeResult, type SftpLease } from '../persistence/edi-sftp.sql.js';
import { FetchFiles } from './fetch-files.js';
import { SendFiles } from './send-files.js';
import { openSftp } from './sftp-folders.js';
import { SftpVault } from './sftp-vault.js';
import { TransportError } from './transport-error.js';

const EVERY_MS = 5_000;
const AT_ONCE = 5;
/** Between exchanges without news. What is written meanwhile is sent at once. */
const PAUSE_MS = 5 * 60_000;
const LEASE_MS = 120_000;
/** Two renewals may fail before the lease expires. */
const RENEW_MS = LEASE_MS / 3;
/** A longer exchange continues in the next run. */
const RUN_MS = 10 * 60_000;
const FIRST_RETRY_MS = 60_000;
const MAX_DOUBLINGS = 6;
const ERROR_MAX = 300;

/** Exchanges files with the SFTP servers of partners. A lease gives each server to one worker at a time. */
@Injectable()
export class ExchangeFilesJob {
  constructor(
    private readonly servers: EdiSftpRepository,
    private readonly vault: SftpVault,
    private readonly rules: EgressRules,
    private readonly fetching: FetchFiles,
    private readonly sending: SendFiles,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Exchanges files with all servers that are due. A failure does not stop the others. */
  @PeriodicJob({ name: 'EDI files over SFTP', everyMs: EVERY_MS, inEachWorker: true })
  async run(signal: AbortSignal = new AbortController().signal): Promise<void> {
    const now = this.clock.now();
    const claimed: SftpLease[] = [];
    for (const due of await this.servers.due(now, AT_ONCE)) {
      const leasedUntil = after(now, LEASE_MS);
      if (await this.servers.claim(due, leasedUntil, after(now, PAUSE_MS))) claimed.push({ ...due, leasedUntil });
    }
    const ended = await Promise.allSettled(claimed.map((lease) => this.exchange(lease, signal)));
    for (const outcome of ended) if (outcome.status === 'rejected') throw outcome.reason;
  }

  private async exchange(lease: SftpLease, stopping: AbortSignal): Promise<void> {
    const server = await this.servers.find(lease.companyId, lease.partnerId);
    if (server === null) return;
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping, lost.signal, AbortSignal.timeout(RUN_MS)]);
    const renewing = setInterval(() => void this.renew(lease, lost), RENEW_MS);
    let result: ExchangeResult = {};
    try {
      result = await this.transfer(server, signal);
    } catch (error) {
      result = this.failed(server, error, signal);
    } finally {
      clearInterval(renewing);
      await this.servers.release(lease, result);
    }
  }

  private async renew(lease: SftpLease, lost: AbortController): Promise<void> {
    const until = after(this.clock.now(), LEASE_MS);
    // The next renewal makes up for a failed one.
    const held = await this.servers.renew(lease, until).catch(() => null);
    if (held === true) lease.leasedUntil = until;
    if (held === false) lost.abort();
  }

  /** Fetches first, so that an answer of the carrier is known before anything else is sent. */
  private async transfer(server: EdiSftpEntity, signal: AbortSignal): Promise<ExchangeResult> {
    const folders = await openSftp({ ...server, credentials: this.credentials(server) }, this.rules, signal);
    try {
      const fetched = await this.fetching.fetch(server, folders, signal);
      const unsent = await this.sending.send(server, folders, signal);
      const now = this.clock.now();
      const refused = fetched.refused.length === 0 ? null : { files: fetched.refused };
      const done = { failures: 0, error: null, refused, exchangedAt: now };
      return fetched.more || unsent ? { ...done, dueAt: now } : done;
    } finally {
      await folders.close();
    }
  }

  private credentials(server: EdiSftpEntity) {
    if (server.credentials === null)
      throw new TransportError('authentication', 'Enter the password or private key again.');
    return this.vault.open(server, server.credentials);
  }

  /** Retries after a minute, then after two, up to once an hour. Errors of the product itself are logged. */
  private failed({ failures, partnerId }: EdiSftpEntity, error: unknown, signal: AbortSignal): ExchangeResult {
    if (signal.aborted) return { dueAt: this.clock.now() };
    const isExpected = error instanceof TransportError;
    if (!isExpected) this.logger.failure('The exchange of EDI files failed', error, { partnerId });
    const message = isExpected ? error.message : english(msg`Lading could not process the files. It tries again.`);
    const pause = Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures, MAX_DOUBLINGS), 60 * FIRST_RETRY_MS);
    return {
      failures: failures + 1,
      error: truncate(message, ERROR_MAX),
      dueAt: after(this.clock.now(), pause),
    };
  }
}

const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

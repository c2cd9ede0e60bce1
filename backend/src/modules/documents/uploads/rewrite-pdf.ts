import { extname } from 'node:path';
import { runInThread, ThreadFailed } from '../../../platform/threads/run-in-thread.js';
import type { PdfProblem } from './active-content.js';
import type { RewriteResult } from './rewrite-pdf.worker.js';

const WORKER = new URL(`./rewrite-pdf.worker${extname(import.meta.url)}`, import.meta.url);
/** Time limit. A 25 MB scan takes less than a second. */
const LIMITS = { timeoutMs: 20_000, heapMegabytes: 512 };

/** A rewritten PDF without active content, or the reason for rejection. */
export type RewrittenPdf = { bytes: Buffer; problem: null } | { bytes: null; problem: PdfProblem };

/**
 * Parses a PDF by its cross-reference table, rejects active content, removes web links, and writes a new file of the inspected
 * objects. Store and serve only that file: it has no uninspected bytes that another reader could interpret as objects.
 * The same bytes produce the same file. @throws ThreadsBusy
 */
export async function rewritePdf(bytes: Uint8Array): Promise<RewrittenPdf> {
  try {
    const answer = await runInThread<RewriteResult>(WORKER, bytes, LIMITS);
    if ('problem' in answer) return { bytes: null, problem: answer.problem };
    return { bytes: Buffer.from(answer.bytes.buffer), problem: null };
  } catch (error) {
    if (error instanceof ThreadFailed) return { bytes: null, problem: 'unreadable' };
    throw error;
  }
}

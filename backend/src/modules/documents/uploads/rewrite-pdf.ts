import { extname } from 'node:path';
import { runInThread, ThreadFailed } from '../../../platform/threads/run-in-thread.js';
import type { PdfProblem } from './active-content.js';
import type { RewriteAnswer } from './rewrite-pdf.worker.js';

const WORKER = new URL(`./rewrite-pdf.worker${extname(import.meta.url)}`, import.meta.url);
/** A scan of 25 MB takes less than a second. */
const LIMITS = { timeoutMs: 20_000, heapMegabytes: 512 };

/** A PDF that was read, found to be without active content, and written anew; or what is wrong with it. */
export type RewrittenPdf = { bytes: Buffer; problem: null } | { bytes: null; problem: PdfProblem };

/**
 * Reads a PDF by its cross-reference table, refuses active content, removes links to the web, and writes a new file of the objects that were
 * looked at. Only that file may be kept or shown: a reader that takes other bytes of the original for objects does not find them.
 * The same bytes give the same file. @throws ThreadsBusy
 */
export async function rewritePdf(bytes: Uint8Array): Promise<RewrittenPdf> {
  try {
    const answer = await runInThread<RewriteAnswer>(WORKER, bytes, LIMITS);
    if ('problem' in answer) return { bytes: null, problem: answer.problem };
    return { bytes: Buffer.from(answer.bytes.buffer), problem: null };
  } catch (error) {
    if (error instanceof ThreadFailed) return { bytes: null, problem: 'unreadable' };
    throw error;
  }
}

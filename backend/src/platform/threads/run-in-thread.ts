import { type TransferListItem, Worker } from 'node:worker_threads';
import { DomainError } from '../http/problems/domain-error.js';
import { msg } from '../../messages/message.js';

/** Maximum concurrent threads per process. */
const THREADS_MAX = 2;
/** Maximum tasks that wait for a thread; each may keep a file in memory. */
const WAITING_MAX = 16;

let running = 0;
const waiting: (() => void)[] = [];

/** Limits of one task. */
export interface ThreadLimits {
  timeoutMs: number;
  /** JavaScript heap limit. Excludes memory of WebAssembly and buffers. */
  heapMegabytes: number;
}

/** The thread ended without a result: timeout, out of memory, or an error. */
export class ThreadFailed extends Error {
  constructor(cause: unknown) {
    super('A worker thread ended without an answer.', { cause });
  }
}

/** Too many tasks are waiting. */
export class ThreadsBusy extends DomainError {
  constructor() {
    super('PROCESSING_BUSY', 503, msg`Too many files are being processed. Try again shortly.`);
  }
}

/**
 * Runs a task on untrusted input in a new thread, which posts one message with its result. A task shares no memory with previous ones and gets no
 * environment variables of the process. `file` is the module to run.
 * @throws ThreadFailed, ThreadsBusy
 */
export async function runInThread<Answer>(
  file: URL,
  input: unknown,
  limits: ThreadLimits,
  transferList: TransferListItem[] = [],
): Promise<Answer> {
  await takeSlot();
  try {
    return await answerOf<Answer>(file, input, limits, transferList);
  } finally {
    leaveSlot();
  }
}

async function takeSlot(): Promise<void> {
  if (running < THREADS_MAX) {
    running += 1;
    return;
  }
  if (waiting.length >= WAITING_MAX) throw new ThreadsBusy();
  await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Passes the slot to the task that has waited longest. */
function leaveSlot(): void {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
}

async function answerOf<Answer>(
  file: URL,
  input: unknown,
  { timeoutMs, heapMegabytes }: ThreadLimits,
  transferList: TransferListItem[],
): Promise<Answer> {
  const worker = new Worker(file, {
    workerData: input,
    transferList,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const fail = (cause: unknown): void => reject(new ThreadFailed(cause));
      const timer = setTimeout(() => fail(`No answer within ${timeoutMs} ms.`), timeoutMs);
      worker.once('message', resolve).once('error', fail).once('exit', fail);
      worker.once('exit', () => clearTimeout(timer));
    });
  } finally {
    await worker.terminate();
  }
}

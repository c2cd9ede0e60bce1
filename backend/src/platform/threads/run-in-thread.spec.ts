import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runInThread, ThreadFailed, ThreadsBusy } from './run-in-thread.js';

const LIMITS = { timeoutMs: 20_000, heapMegabytes: 64 };
const program = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const answering = (expression: string) =>
  program(`import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(${expression});`);

/** Lets Node import the sources: maps names of our compiled files to their sources. */
const RESOLVE_SOURCE = program(`
  import { registerHooks } from 'node:module';
  const isOurs = (name, { parentURL }) => name.startsWith('.') && !parentURL.includes('/node_modules/');
  registerHooks({ resolve: (name, context, next) => next(isOurs(name, context) ? name.replace(/[.]js$/, '.ts') : name, context) });
`).href;
const GREEDY = `
  import { runInThread, ThreadFailed } from ${JSON.stringify(new URL('./run-in-thread.ts', import.meta.url).href)};
  const limits = { timeoutMs: 20_000, heapMegabytes: 16 };
  const greedy = new URL('data:text/javascript,const kept = []; for (;;) kept.push(new Array(100_000).fill(1.5));');
  const error = await runInThread(greedy, null, limits).catch((reason) => reason);
  const after = await runInThread(new URL(${JSON.stringify(answering('workerData').href)}), 'still here', limits);
  console.log(JSON.stringify({ failed: error instanceof ThreadFailed, cause: error.cause?.code, after }));
`;

describe('a task in its own thread', () => {
  it('gets its input and no environment variable', async () => {
    expect(await runInThread(answering('[workerData, Object.keys(process.env)]'), 'input', LIMITS)).toEqual([
      'input',
      [],
    ]);
  });

  it.each([
    ['never ends', 'while (true);', { timeoutMs: 200 }],
    ['throws', 'throw new Error("x");', {}],
    ['ends without a result', '', {}],
  ])('fails when it %s', async (_, source, limits) => {
    await expect(runInThread(program(source), null, { ...LIMITS, ...limits })).rejects.toThrow(ThreadFailed);
  });

  // In a separate process, because Jest ends a worker process in which a thread runs out of memory.
  it('fails if it exceeds its memory limit, and the process continues', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--no-warnings',
        '--experimental-transform-types',
        '--import',
        RESOLVE_SOURCE,
        '--input-type=module',
        '--eval',
        GREEDY,
      ],
      { timeout: 30_000 },
    );
    expect(JSON.parse(stdout)).toEqual({ failed: true, cause: 'ERR_WORKER_OUT_OF_MEMORY', after: 'still here' });
  }, 60_000);

  it('waits for a free thread, and is refused if too many wait', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => runInThread(answering('workerData'), index, LIMITS)),
    );
    const done = results.filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(18);
    for (const result of results.filter(({ status }) => status === 'rejected'))
      expect((result as PromiseRejectedResult).reason).toBeInstanceOf(ThreadsBusy);
    expect(await runInThread(answering('workerData'), 'after', LIMITS)).toBe('after');
  });
});

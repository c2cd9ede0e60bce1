import { runInThread, ThreadFailed, ThreadsBusy } from './run-in-thread.js';

const LIMITS = { timeoutMs: 20_000, heapMegabytes: 64 };
const program = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const answering = (expression: string) =>
  program(`import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(${expression});`);

describe('a task in a thread of its own', () => {
  it('gets its input and no environment variable', async () => {
    expect(await runInThread(answering('[workerData, Object.keys(process.env)]'), 'input', LIMITS)).toEqual([
      'input',
      [],
    ]);
  });

  it.each([
    ['never ends', 'while (true);', { timeoutMs: 200 }],
    ['throws', 'throw new Error("x");', {}],
    ['ends without an answer', '', {}],
  ])('fails when it %s', async (_, source, limits) => {
    await expect(runInThread(program(source), null, { ...LIMITS, ...limits })).rejects.toThrow(ThreadFailed);
  });

  it('waits for its turn, and is refused when too many wait', async () => {
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

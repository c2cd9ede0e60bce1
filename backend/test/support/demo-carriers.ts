import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The demonstration's carriers over HTTP, in a separate process. */
export interface DemoCarriers {
  url: string;
  /** Environment variables that allow the product to call them. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * `dayMs`: duration of a shipment's accelerated day. `startAt`: the carriers' time at the start; default: the real time. `withoutEvents`: they publish none.
 * `slowMs`: how long the slow carrier takes for a price; default: three to six seconds.
 */
export async function startDemoCarriers(
  settings: { dayMs?: number; startAt?: string; withoutEvents?: boolean; slowMs?: number } = {},
): Promise<DemoCarriers> {
  const child = spawn(process.execPath, ['infra/demo-carriers/main.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, DEMO_CARRIERS: JSON.stringify({ port: 0, ...settings }), NODE_OPTIONS: '' },
  });
  const { port } = JSON.parse(await firstLine(child)) as { port: number };
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    environment: { DEMONSTRATION: 'true', DEMO_CARRIERS_URL: url, EGRESS_ALLOW_CARRIERS: `127.0.0.1:${port}` },
    stop: async () => {
      child.kill();
      await once(child, 'close');
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of stdout ?? []) {
    text += String(chunk);
    if (text.includes('\n')) return text;
  }
  throw new Error('The demo carriers ended before they had started.');
}

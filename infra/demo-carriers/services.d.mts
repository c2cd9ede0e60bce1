import type { createDay } from './day.d.mts';

export function createServices(options: { scac: string; day: ReturnType<typeof createDay> }): {
  secrets: Map<string, string>;
  deliver(): Promise<void>;
  handle(call: {
    method: string;
    path: string;
    message?: unknown;
    base?: string;
  }): { status: number; body?: unknown } | Promise<{ status: number; body?: unknown }> | undefined;
};

import { whenIdle } from '../start/when-idle';
import type { ReportSettings } from '../start/runtime';
import { report } from './report';
import { SHELL } from './version';

declare global {
  interface Window {
    /** Errors that nobody caught since the page began; see early-errors.raw.js. */
    ladingEarlyErrors?: unknown[] & { stop(): void };
  }
}

/** Starts sending errors once the page is painted and the browser has time; without settings nothing is loaded and nothing sent. */
export function startReports(settings: ReportSettings | undefined): void {
  if (!settings) {
    window.ladingEarlyErrors?.stop();
    return;
  }
  whenIdle(() => void sendReports(settings));
}

async function sendReports(settings: ReportSettings): Promise<void> {
  const early = window.ladingEarlyErrors;
  try {
    const { startSentry } = await import(/* webpackChunkName: "reports" */ './sentry');
    early?.stop();
    await startSentry(settings, early ?? []);
  } catch (error) {
    report(SHELL, error);
  }
}

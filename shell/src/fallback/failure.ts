import { digestOf } from './digest';

/** What a fallback screen tells about an error. */
export interface Failure {
  side: 'client' | 'server';
  /** Joins the screen, the log line (of the server, or in the browser's console) and the error event. */
  digest: string;
}

/** A response with 5xx is an error of the server, everything else one of the browser. Remotes bundle their own error class, so its shape decides. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error) || error.name !== 'ApiProblem') return { side: 'client', digest: digestOf(error) };
  const { status, digest } = error as Error & { status?: number; digest?: string };
  return { side: status !== undefined && status >= 500 ? 'server' : 'client', digest: digest ?? digestOf(error) };
}

/** Whether a piece of code is no longer where this page expects it, as after a deployment. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));
}

/** Reloads the page once per build whose code went missing, as after a deployment; answers whether it does. */
export function reloadOnce(build: string, storage: Storage, reload: () => void): boolean {
  const key = `lading.reloaded.${build}`;
  if (storage.getItem(key)) return false;
  storage.setItem(key, '1');
  reload();
  return true;
}

import type { RegistryEntry } from '@lading/mfe-contract';
import { t } from '@lingui/core/macro';

/** In milliseconds. */
const REASON_TIMEOUT = 1000;

/** A remote's code did not load or did not start; `reason` is displayed. */
export class RemoteLoadFailure extends Error {
  override readonly name = 'RemoteLoadFailure';

  constructor(
    remote: RegistryEntry,
    readonly reason: string,
    cause: unknown,
  ) {
    super(`${remote.name} ${remote.version}: ${reason}`, { cause });
  }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** A script element does not tell why it failed, so the entry is requested once more. */
async function reasonFor(remote: RegistryEntry): Promise<string> {
  try {
    const response = await fetch(remote.entry, { cache: 'no-store', signal: AbortSignal.timeout(REASON_TIMEOUT) });
    if (!response.ok) return t`The server responded ${response.status} for its code.`;
    if ((await sha384(await response.arrayBuffer())) !== remote.integrity)
      return t`Its code does not match the published release and was not run.`;
    return t`Its code was loaded but did not start.`;
  } catch {
    return t`Its code could not be loaded.`;
  }
}

/** Finds out why loading a remote failed. */
export async function explainFailure(remote: RegistryEntry, cause: unknown): Promise<RemoteLoadFailure> {
  return new RemoteLoadFailure(remote, await reasonFor(remote), cause);
}

import type { RegistryEntry } from '@lading/mfe-contract';
import { t } from '@lingui/core/macro';

/** How long the question for the reason may take, in milliseconds. */
const PATIENCE = 1000;

/** An area's code did not arrive or did not start; `reason` is for people. */
export class AreaLoadFailure extends Error {
  override readonly name = 'AreaLoadFailure';

  constructor(
    area: RegistryEntry,
    readonly reason: string,
    cause: unknown,
  ) {
    super(`${area.name} ${area.version}: ${reason}`, { cause });
  }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** A script element does not tell why it failed, so the entry is asked for once more. */
async function reasonFor(area: RegistryEntry): Promise<string> {
  try {
    const response = await fetch(area.entry, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return t`The server answered ${response.status} for its code.`;
    if ((await sha384(await response.arrayBuffer())) !== area.integrity)
      return t`What arrived is not the code that was published, so it was not run.`;
    return t`Its code arrived but did not start.`;
  } catch {
    return t`Its code could not be reached.`;
  }
}

/** Describes why loading an area failed. */
export async function explainFailure(area: RegistryEntry, cause: unknown): Promise<AreaLoadFailure> {
  return new AreaLoadFailure(area, await reasonFor(area), cause);
}

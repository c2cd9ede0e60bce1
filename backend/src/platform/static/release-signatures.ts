import { createPublicKey, verify } from 'node:crypto';
import type { SignatureSettings } from '../../config/release-store.js';

/** An entry of the registry. */
export type ListedRelease = Readonly<Record<string, unknown>>;

/** As in the contract (`packages/mfe-contract/src/signature.ts`), which pages use: a test compares both. */
const UNSIGNED = new Set(['signature', 'files', 'release', 'enabled', 'reason', 'promotion', 'canary', 'override']);

/** JSON with sorted keys and no white space (RFC 8785, for text, integers, booleans, lists and objects). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

function signedText(release: ListedRelease): string {
  const signed = Object.entries(release).filter(([name]) => !UNSIGNED.has(name));
  const { entry } = release;
  const file = typeof entry === 'string' ? { entry: entry.split('/').at(-1) } : {};
  return canonical({ ...Object.fromEntries(signed), ...file });
}

function isBy(key: string, signature: string, text: string): boolean {
  try {
    const imported = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), imported, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** Why a release may not be served because of its signature; undefined if it may. */
export function signatureProblem(release: ListedRelease, { keys, required }: SignatureSettings): string | undefined {
  const { name, signature } = release;
  const remote = String(name);
  if (signature === undefined) return required ? 'It is not signed.' : undefined;
  const own = Object.hasOwn(keys, remote) ? keys[remote]! : [];
  if (own.length === 0) return required ? `This installation has no key of ${remote}.` : undefined;
  const text = signedText(release);
  const isValid = typeof signature === 'string' && own.some((key) => isBy(key, signature, text));
  return isValid ? undefined : `It is not signed with a key of ${remote}.`;
}

export interface ListedRegistry {
  shell?: ListedRelease;
  remotes: readonly ListedRelease[];
}

export interface CheckedRegistry {
  /** The registry as it is served. */
  registry: ListedRegistry;
  /** Entries that were refused, with the reason. */
  refused: { name: string; entry: string; reason: string }[];
}

/** The canary of a remote is a release of its own. */
function withoutRefusedCanary(remote: ListedRelease, refuse: (release: ListedRelease) => string | undefined) {
  const { canary, ...live } = remote as ListedRelease & { canary?: { release: ListedRelease } };
  if (canary === undefined) return remote;
  const isOther = canary.release['name'] !== remote['name'];
  return isOther || refuse(canary.release) !== undefined ? live : remote;
}

/**
 * Checks the signatures of a registry. In place of a refused entry the one served before stays; if there is none, a remote is switched off with the
 * reason, and the shell is left out. A refused canary is left out, too.
 */
export function checkSignatures(
  published: ListedRegistry,
  served: ListedRegistry | undefined,
  settings: SignatureSettings,
): CheckedRegistry {
  const refused: CheckedRegistry['refused'] = [];
  const refuse = (release: ListedRelease): string | undefined => {
    const reason = signatureProblem(release, settings);
    if (reason !== undefined)
      refused.push({ name: String(release['name']), entry: String(release['entry'] ?? release['release']), reason });
    return reason;
  };
  const remotes = published.remotes.map((listed) => {
    const remote = withoutRefusedCanary(listed, refuse);
    const reason = refuse(remote);
    if (reason === undefined) return remote;
    return served?.remotes.find(({ name }) => name === remote['name']) ?? { ...remote, enabled: false, reason };
  });
  const { shell } = published;
  const isRefused = shell !== undefined && refuse(shell) !== undefined;
  return { registry: { ...published, remotes, shell: isRefused ? served?.shell : shell }, refused };
}

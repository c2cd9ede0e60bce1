/** What the registry adds to a manifest when a release goes live, and what a release has only in its own folder. */
export const UNSIGNED: readonly string[] = [
  'signature',
  'files',
  'release',
  'enabled',
  'reason',
  'promotion',
  'canary',
  'override',
];

/** A manifest, or an entry of the registry. */
interface Release {
  name: string;
  signature?: string;
  entry?: string;
}

/** JSON with sorted keys and no white space (RFC 8785, for text, integers, booleans, lists and objects). */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`;
}

/**
 * The text that a team signs with Ed25519: the manifest of a release as canonical JSON, without `UNSIGNED`. An entry of the registry has the same text
 * as the manifest: of its entry file only the name counts, whose contents `integrity` covers.
 */
export function signedText(release: Release): string {
  const signed = Object.entries(release).filter(([name]) => !UNSIGNED.includes(name));
  const entry = release.entry?.split('/').at(-1);
  return canonical({ ...Object.fromEntries(signed), entry });
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Undefined if this browser cannot tell: it does not know Ed25519, or the page is not in a secure context. */
async function isBy(key: string, signature: string, text: string): Promise<boolean | undefined> {
  // Absent outside secure contexts, whatever the types say.
  const subtle = crypto.subtle as typeof crypto.subtle | undefined;
  if (!subtle) return undefined;
  try {
    const imported = await subtle.importKey('spki', bytesOf(key), 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', imported, bytesOf(signature), new TextEncoder().encode(text));
  } catch (error) {
    return (error as { name?: string }).name === 'NotSupportedError' ? undefined : false;
  }
}

/** Public keys (base64 of SPKI) by the name of the remote; `shell` for the shell. */
export type Keys = Readonly<Record<string, readonly string[]>>;

/**
 * Why a release may not run because of its signature; undefined if it may. A signature counts only with a key of the release's own remote. Releases without a
 * signature, or of remotes without keys, may run unless signatures are required. Browsers that cannot check rely on the server, which has checked.
 */
export async function signatureProblem(release: Release, keys: Keys, required: boolean): Promise<string | undefined> {
  const { name, signature } = release;
  const own = Object.hasOwn(keys, name) ? keys[name]! : [];
  if (signature === undefined) return required ? 'It is not signed.' : undefined;
  if (own.length === 0) return required ? `This installation has no key of ${name}.` : undefined;
  const text = signedText(release);
  const found = await Promise.all(own.map((key) => isBy(key, signature, text)));
  return found.some((valid) => valid !== false) ? undefined : `It is not signed with a key of ${name}.`;
}

import { signatureProblem, type Negotiation, type RegistryEntry } from '@lading/mfe-contract';
import { readRuntime } from '../start/runtime';

/** Whether a remote is signed as this installation requires. The server checks it first; this covers what is between server and page. */
export async function checkSignature(remote: RegistryEntry): Promise<Negotiation> {
  const { keys, required } = readRuntime().signatures;
  const reason = await signatureProblem(remote, keys, required);
  return reason === undefined ? { ok: true } : { ok: false, reason };
}

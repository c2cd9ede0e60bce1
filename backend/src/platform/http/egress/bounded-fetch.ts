/** Limits of an outbound call. */
export interface FetchLimits {
  /** From the start of the call to the last byte of the response, milliseconds. */
  timeoutMs: number;
  /** Bytes of the response body after decompression. */
  maxBytes: number;
}

/** A response whose body has been read completely. */
export interface BoundedResponse {
  status: number;
  body: string;
}

/** The call timed out, the response was too large, there was none, or the server's address is not allowed. */
export class OutboundCallFailed extends Error {
  constructor(
    readonly reason: 'timeout' | 'too-large' | 'unreachable' | 'forbidden-address',
    options?: ErrorOptions,
  ) {
    super(`The outbound call failed: ${reason}.`, options);
    this.name = 'OutboundCallFailed';
  }
}

/** Requests text from another server. Redirects are returned, not followed. @throws OutboundCallFailed */
export async function boundedFetch(
  url: string,
  init: RequestInit,
  { timeoutMs, maxBytes }: FetchLimits,
): Promise<BoundedResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return { status: response.status, body: await readText(response, maxBytes) };
  } catch (error) {
    if (error instanceof OutboundCallFailed) throw error;
    throw new OutboundCallFailed(signal.aborted ? 'timeout' : 'unreachable', { cause: error });
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new OutboundCallFailed('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

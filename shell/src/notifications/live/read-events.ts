/** An event as the server sent it. */
export interface ServerEvent {
  /** Empty when the server gave none. */
  id: string;
  type: string;
  data: string;
}

const LINE_END = /\r\n|\r|\n/;

/** Reads server-sent events (WHATWG HTML, 9.2.6) from an answer's body; `onBytes` hears of every piece, comments included. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r\n\r\n|\r\r|\n\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Undefined for a block without data, such as a heartbeat. */
function parseEvent(block: string): ServerEvent | undefined {
  const fields = block.split(LINE_END).map((line) => /^(\w+): ?(.*)$/.exec(line));
  const valuesOf = (name: string) => fields.filter((field) => field?.[1] === name).map((field) => field?.[2] ?? '');
  const data = valuesOf('data');
  return data.length === 0
    ? undefined
    : { id: valuesOf('id').at(-1) ?? '', type: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') };
}

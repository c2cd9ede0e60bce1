// Runs in a worker thread, see rewrite-pdf.ts.
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import createQpdf, { type QpdfInstance } from '@neslinesli93/qpdf-wasm';
// The tests run this file uncompiled, so the import has the source extension; the compiler rewrites it.
import { findActiveContent, type PdfObjects, type PdfProblem } from './active-content.ts';

const WASM = fileURLToPath(import.meta.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'));
/** WebAssembly memory limit in bytes: 25 MB of scans need a few megabytes, a decompression bomb is unbounded. */
const MEMORY_MAX = 268_435_456;
const PAGE_BYTES = 65_536;
/** Size limit of all objects as JSON, without stream contents, bytes. */
const OBJECTS_MAX = 67_108_864;
/** Exit codes of qpdf: 0 success, 2 errors, 3 warnings. */
const FAILED = 2;
const READ = ['--suppress-recovery', '--warning-exit-0', '--no-warn'];
/** Copies streams unchanged, and writes no object streams, so that every object can be inspected. */
const WRITE = [
  '--stream-data=preserve',
  '--decode-level=none',
  '--object-streams=disable',
  '--deterministic-id',
  '--newline-before-endstream',
];

/** The rewritten file, or the reason for rejection. */
export type RewriteResult = { bytes: Uint8Array } | { problem: PdfProblem };

/** The module's in-memory file system, without access to the host. The package's types omit most of it. */
interface MemoryFiles extends Readonly<QpdfInstance['FS']> {
  writeFile(path: string, content: Uint8Array | string): void;
  stat(path: string): { size: number };
}
interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: { Memory: { prototype: WasmMemory } };

class Refused extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem) {
    super(problem);
    this.problem = problem;
  }
}

// qpdf prints messages to the console. They may quote the file, so they are not logged.
let passwordMissing = false;
const hear = (line: unknown): void => void (passwordMissing ||= String(line).endsWith('invalid password'));
Object.assign(console, { log: hear, warn: hear, error: hear });
limitMemory();
try {
  const bytes = await rewrite(workerData as Uint8Array);
  parentPort?.postMessage({ bytes } satisfies RewriteResult, [bytes.buffer as ArrayBuffer]);
} catch (error) {
  const problem = error instanceof Refused ? error.problem : 'unreadable';
  parentPort?.postMessage({ problem } satisfies RewriteResult);
}

async function rewrite(bytes: Uint8Array): Promise<Uint8Array> {
  const qpdf = await createQpdf({ locateFile: () => WASM });
  const files = qpdf.FS as MemoryFiles;
  const run = (...args: string[]): void => {
    if (qpdf.callMain([...READ, ...args]) < FAILED) return;
    throw new Refused(passwordMissing ? 'encrypted' : 'unreadable');
  };
  const objectsOf = (file: string): PdfObjects => {
    run('--json=2', '--json-key=qpdf', '--json-stream-data=none', file, '/objects.json');
    if (files.stat('/objects.json').size > OBJECTS_MAX) throw new Refused('unreadable');
    const { qpdf: parts } = JSON.parse(Buffer.from(files.readFile('/objects.json')).toString()) as {
      qpdf: [object, PdfObjects];
    };
    return parts[1];
  };

  files.writeFile('/received.pdf', bytes);
  const { problem, withoutLinks } = findActiveContent(objectsOf('/received.pdf'));
  if (problem !== null) throw new Refused(problem);
  const head = { jsonversion: 2, pushedinheritedpageresources: false, calledgetallpages: false };
  files.writeFile('/changes.json', JSON.stringify({ qpdf: [head, withoutLinks] }));
  run(...WRITE, '--update-from-json=/changes.json', '/received.pdf', '/rewritten.pdf');
  const rest = findActiveContent(objectsOf('/rewritten.pdf'));
  if (rest.problem !== null || Object.keys(rest.withoutLinks).length > 0) throw new Refused('active');
  return Uint8Array.from(files.readFile('/rewritten.pdf'));
}

/** Emscripten grows memory through this method; an error becomes a failed allocation in qpdf. */
function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MEMORY_MAX) throw new RangeError('Too much memory.');
    return grow.call(this, pages);
  };
}

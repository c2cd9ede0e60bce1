import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** What keeps a PDF from being handed to colleagues. */
export type PdfProblem = 'encrypted' | 'active' | 'unreadable';

const decompress = promisify(inflate);
const SLICE = 262_144;
/** Longer than any name that is looked for, escapes included. */
const OVERLAP = 128;
const OBJECTS_MAX = 33_554_432;
/** A dictionary that describes a stream stands right before it. */
const DICTIONARY = 1_024;
/** Names by which a PDF runs, sends, starts or carries something (PDF 32000-1, 12.6 and 7.11). Long enough never to come about by chance in an image. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z0-9])/;
const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/;
const END_OF_FILE = 1_024;

/** Looks through a whole PDF, objects in compressed streams too, and lets others have their turn meanwhile. Null when nothing is wrong. */
export async function inspectPdf(bytes: Buffer): Promise<PdfProblem | null> {
  // Whatever follows the end would be somebody else's file to another program.
  if (bytes.subarray(-END_OF_FILE).lastIndexOf('%%EOF') < 0) return 'unreadable';
  return (await inspectText(bytes)) ?? inspectObjectStreams(bytes);
}

async function inspectText(bytes: Buffer): Promise<PdfProblem | null> {
  for (let start = 0; start < bytes.length; start += SLICE) {
    const text = names(bytes.toString('latin1', start, start + SLICE + OVERLAP));
    if (ENCRYPTED.test(text)) return 'encrypted';
    if (ACTIVE.test(text)) return 'active';
    await nextTurn();
  }
  return null;
}

async function inspectObjectStreams(bytes: Buffer): Promise<PdfProblem | null> {
  let end = 0;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', end)) {
    end = bytes.indexOf('endstream', at);
    if (end < 0) return null;
    if (names(bytes.toString('latin1', Math.max(0, at - DICTIONARY), at)).includes('/ObjStm')) {
      const problem = await inspectObjects(bytes.subarray(at, end));
      if (problem !== null) return problem;
    }
    end += 'endstream'.length;
  }
  return null;
}

/** A way of compressing that we cannot undo hides what is in it. */
async function inspectObjects(stream: Buffer): Promise<PdfProblem | null> {
  const data = stream.subarray('stream'.length + (stream['stream'.length] === 0x0d ? 2 : 1));
  try {
    return await inspectText(
      await decompress(data, { maxOutputLength: OBJECTS_MAX, finishFlush: constants.Z_SYNC_FLUSH }),
    );
  } catch {
    return 'unreadable';
  }
}

/** `/J#61va` is `/Java` (PDF 32000-1, 7.3.5). */
function names(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}

/** A PDF value in qpdf's JSON format: names are `/Name`, references `5 0 R`, strings start with `u:` or `b:`. */
export type PdfValue = null | boolean | number | string | PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  [key: string]: PdfValue;
}

/** Objects by key, such as `obj:5 0 R` and `trailer`. */
export type PdfObjects = Record<string, { value: PdfValue } | { stream: { dict: PdfDictionary } }>;

/** Why a PDF is rejected. */
export type PdfProblem = 'encrypted' | 'active' | 'unreadable';

/** Result of the inspection of a PDF. */
export interface ActiveContent {
  problem: PdfProblem | null;
  /** Objects that contained web links, with the links removed. */
  withoutLinks: PdfObjects;
}

/** Actions within the document (ISO 32000-2, 12.6.4). */
const HARMLESS_ACTIONS = new Set(['/GoTo', '/Named', '/Hide', '/ResetForm', '/SetOCGState', '/Trans']);
/** Web links are removed, not rejected: every browser and word processor writes them, and the page looks the same without. */
const LINK = '/URI';
/** Rejected in any `/S`, even in unreferenced objects. */
const ACTIVE_ACTIONS = new Set([
  '/GoTo3DView',
  '/GoToDp',
  '/GoToE',
  '/GoToR',
  '/ImportData',
  '/JavaScript',
  '/Launch',
  '/Movie',
  '/Rendition',
  '/RichMediaExecute',
  '/Sound',
  '/SubmitForm',
  '/Thread',
]);
/** Keys whose values are actions. */
const ACTION_KEYS = new Set(['/A', '/PA', '/Next', '/OpenAction']);
/** Keys of scripts, XFA forms, files and media (ISO 32000-2, 7.7.4, 7.11, 12.7.8, 13). */
const ACTIVE_KEYS = [
  '/JS',
  '/JavaScript',
  '/XFA',
  '/EF',
  '/EmbeddedFiles',
  '/Collection',
  '/Renditions',
  '/RichMediaContent',
  '/RichMediaSettings',
];
/** A stream whose content is in another file (7.3.8.2), a page of another file (8.10.4), prepress files (14.11.7). */
const OUTSIDE_STREAM_KEYS = ['/F', '/FFilter', '/FDecodeParms', '/Ref', '/OPI'];
/** Annotations with a file or media, PostScript in a form XObject. */
const ACTIVE_SUBTYPES = new Set(['/3D', '/FileAttachment', '/Movie', '/PS', '/RichMedia', '/Screen', '/Sound']);
const ACTIVE_TYPES = new Set(['/EmbeddedFile', '/Filespec', '/MediaClip', '/Rendition', '/RichMediaContent']);
const REFERENCE = /^\d+ \d+ R$/;

/** Inspects every object of a file. */
export function findActiveContent(objects: PdfObjects): ActiveContent {
  const scan = new Scan(objects);
  const withoutLinks: PdfObjects = {};
  for (const [key, object] of Object.entries(objects)) {
    const changed = 'stream' in object ? scan.stream(object.stream.dict) : scan.object(object.value);
    if (changed !== null) withoutLinks[key] = changed;
  }
  return { problem: scan.problem, withoutLinks };
}

class Scan {
  problem: PdfProblem | null = null;
  private linkFound = false;
  private readonly objects: PdfObjects;

  constructor(objects: PdfObjects) {
    this.objects = objects;
  }

  /** The object without links; null if it has no links. */
  object(value: PdfValue): PdfObjects[string] | null {
    this.linkFound = false;
    const rest = this.value(value);
    return this.linkFound ? { value: rest } : null;
  }

  stream(dict: PdfDictionary): PdfObjects[string] | null {
    if (OUTSIDE_STREAM_KEYS.some((key) => this.has(dict, key))) this.problem ??= 'active';
    this.linkFound = false;
    const rest = this.value(dict);
    return this.linkFound ? { stream: { dict: rest as PdfDictionary } } : null;
  }

  private value(value: PdfValue): PdfValue {
    if (Array.isArray(value)) return value.map((item) => this.value(item));
    return isDictionary(value) ? this.dictionary(value) : value;
  }

  private dictionary(dictionary: PdfDictionary): PdfValue {
    if (this.has(dictionary, '/Encrypt')) this.problem = 'encrypted';
    if (this.isActive(dictionary)) this.problem ??= 'active';
    if (this.resolve(dictionary['/S']) === LINK) {
      this.linkFound = true;
      return null;
    }
    return Object.fromEntries(Object.entries(dictionary).map(([key, value]) => [key, this.value(value)]));
  }

  private isActive(dictionary: PdfDictionary): boolean {
    const [action, type, subtype] = ['/S', '/Type', '/Subtype'].map((key) => this.resolve(dictionary[key]));
    return (
      ACTIVE_KEYS.some((key) => this.has(dictionary, key)) ||
      ACTIVE_ACTIONS.has(String(action)) ||
      ACTIVE_TYPES.has(String(type)) ||
      ACTIVE_SUBTYPES.has(String(subtype)) ||
      (type === '/Action' && !isKnownAction(action)) ||
      Object.entries(dictionary).some(([key, value]) => this.startsUnknownAction(key, value))
    );
  }

  /** Whether an action key has an action that is on neither list. */
  private startsUnknownAction(key: string, value: PdfValue): boolean {
    const found = this.resolve(value);
    if (key === '/AA') return isDictionary(found) && Object.values(found).some((item) => this.isUnknownAction(item));
    if (!ACTION_KEYS.has(key)) return false;
    return (Array.isArray(found) ? found : [found]).some((item) => this.isUnknownAction(item));
  }

  private isUnknownAction(value: PdfValue): boolean {
    const action = this.resolve(value);
    if (!isDictionary(action)) return false;
    const kind = this.resolve(action['/S']);
    return kind !== null && !isKnownAction(kind);
  }

  private has(dictionary: PdfDictionary, key: string): boolean {
    return key in dictionary && this.resolve(dictionary[key]) !== null;
  }

  /** Resolves one reference (a PDF object is never a reference itself). Null for a missing object. */
  private resolve(value: PdfValue | undefined): PdfValue {
    if (typeof value !== 'string' || !REFERENCE.test(value)) return value ?? null;
    const object = this.objects[`obj:${value}`];
    if (object === undefined) return null;
    return 'stream' in object ? object.stream.dict : object.value;
  }
}

function isDictionary(value: PdfValue): value is PdfDictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKnownAction(kind: PdfValue | undefined): boolean {
  return typeof kind === 'string' && (kind === LINK || HARMLESS_ACTIONS.has(kind));
}

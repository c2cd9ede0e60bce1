import { isX12Date, isX12Time } from './element-values.js';
import type { Delimiters, PartyId, Usage } from './interchange.js';
import { X12Error } from './x12-error.js';

/** ISA has fixed widths. */
const WIDTHS = [2, 10, 2, 10, 2, 15, 2, 15, 6, 4, 1, 5, 9, 1, 1, 1];
const HEADER_LENGTH = 106;
const CONTROL_NUMBER = /^\d{9}$/;
const VERSIONS = new Set(['00400', '00401']);

export interface Header {
  readonly delimiters: Delimiters;
  readonly sender: PartyId;
  readonly receiver: PartyId;
  readonly date: string;
  readonly time: string;
  readonly control: string;
  readonly usage: Usage;
  /** Whether the sender asks for a TA1 (ISA14). */
  readonly asksForReceipt: boolean;
  /** Index of the first character after ISA. */
  readonly end: number;
}

const fail = (message: string, element: number): never => {
  throw new X12Error('header', message, 1, element);
};

function delimitersOf(text: string): Delimiters {
  const delimiters = { element: text[3]!, component: text[HEADER_LENGTH - 2]!, terminator: text[HEADER_LENGTH - 1]! };
  const all = Object.values(delimiters);
  if (new Set(all).size < all.length || all.some((character) => /[A-Za-z0-9 .-]/.test(character)))
    throw new X12Error(
      'delimiters',
      'The delimiters must differ and be neither letters, digits, spaces, dots nor hyphens.',
      1,
    );
  return delimiters;
}

function elementsOf(text: string, separator: string): string[] {
  const elements: string[] = ['ISA'];
  let at = 3;
  for (const [index, width] of WIDTHS.entries()) {
    if (text[at] !== separator) fail(`ISA${index + 1} does not start at character ${at + 2}.`, index + 1);
    const value = text.slice(at + 1, at + 1 + width);
    if (index < WIDTHS.length - 1 && value.includes(separator))
      fail(`ISA${index + 1} must have ${width} characters.`, index + 1);
    elements.push(value);
    at += 1 + width;
  }
  return elements;
}

function partyOf(elements: readonly string[], position: number): PartyId {
  const party = { qualifier: elements[position]!.trim(), id: elements[position + 1]!.trimEnd() };
  if (party.qualifier.length !== 2) fail(`ISA${position} must be a qualifier of two characters.`, position);
  if (party.id.trim() === '') fail(`ISA${position + 1} is empty.`, position + 1);
  return party;
}

/** ISA at the start of the text, which declares the delimiters. */
export function readHeader(text: string): Header {
  if (!text.startsWith('ISA')) throw new X12Error('header', 'The interchange does not start with ISA.', 1);
  if (text.length < HEADER_LENGTH) throw new X12Error('header', 'ISA is shorter than 106 characters.', 1);
  const isa = elementsOf(text, text[3]!);
  const delimiters = delimitersOf(text);
  if (!isX12Date(`20${isa[9]!}`)) fail('ISA09 must be a date YYMMDD.', 9);
  if (!isX12Time(isa[10]!)) fail('ISA10 must be a time HHMM.', 10);
  if (isa[11] !== 'U') throw new X12Error('version', 'ISA11 must be U.', 1, 11);
  if (!VERSIONS.has(isa[12]!))
    throw new X12Error('version', 'ISA12 must be 00401: only version 4010 is supported.', 1, 12);
  if (!CONTROL_NUMBER.test(isa[13]!)) throw new X12Error('control_number', 'ISA13 must have 9 digits.', 1, 13);
  if (isa[14] !== '0' && isa[14] !== '1') fail('ISA14 must be 0 or 1.', 14);
  const usage = isa[15];
  if (usage !== 'P' && usage !== 'T') return fail('ISA15 must be P or T.', 15);
  return {
    delimiters,
    sender: partyOf(isa, 5),
    receiver: partyOf(isa, 7),
    date: isa[9]!,
    time: isa[10]!,
    control: isa[13]!,
    usage,
    asksForReceipt: isa[14] === '1',
    end: HEADER_LENGTH,
  };
}

import bwipjs from 'bwip-js/node';
import { isGs1Number } from '../../../kernel/identifiers/gs1.js';

/** A linear barcode: alternating widths of bars and spaces, in modules, starting with a bar. */
export interface Barcode {
  widths: readonly number[];
  /** Sum of the widths, in modules. */
  modules: number;
  /** Human-readable text below the bars. */
  caption: string;
}

/** Quiet zone of Code 128 on each side, in modules (ISO/IEC 15417). */
export const QUIET_ZONE = 10;

/** GS1-128 symbol of a shipment number of 17 digits with application identifier (402). @throws Error for a wrong check digit */
export function gs1ShipmentBarcode(number: string): Barcode {
  return gs1Barcode('402', number);
}

/** GS1-128 symbol of a serial shipping container code of 18 digits with application identifier (00). @throws Error for a wrong check digit */
export function ssccBarcode(sscc: string): Barcode {
  return gs1Barcode('00', sscc);
}

/** Code 128 symbol of a PRO number. */
export function proBarcode(proNumber: string): Barcode {
  return encode(proNumber, proNumber, {});
}

/** Cached, because every label of a shipment has the same PRO, and encoding it takes as long as the rest of the label. */
const REMEMBERED = 64;
const symbols = new Map<string, Barcode>();

/** GS1-128 is Code 128 with a leading FNC1 character. Encoding it directly takes a quarter of the time of the library's GS1 parser. */
function gs1Barcode(identifier: string, number: string): Barcode {
  if (!isGs1Number(number)) throw new RangeError(`${number} has a wrong check digit.`);
  return encode(`^FNC1${identifier}${number}`, `(${identifier})${number}`, { parsefnc: true });
}

function encode(text: string, caption: string, options: { parsefnc?: boolean }): Barcode {
  const known = symbols.get(text);
  if (known !== undefined) return known;
  const [symbol] = bwipjs.raw('code128', text, options);
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('The text gave no bars.');
  const barcode = { widths: symbol.sbs, modules: symbol.sbs.reduce((sum, width) => sum + width, 0), caption };
  const [oldest] = symbols.keys();
  if (symbols.size >= REMEMBERED && oldest !== undefined) symbols.delete(oldest);
  symbols.set(text, barcode);
  return barcode;
}

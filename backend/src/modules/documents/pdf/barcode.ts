import bwipjs from 'bwip-js/node';
import { isGs1Number } from '../../../kernel/identifiers/gs1.js';

/** A linear barcode as widths of bars and spaces in turn, in modules, starting with a bar. */
export interface Barcode {
  widths: readonly number[];
  /** Sum of the widths, in modules. */
  modules: number;
  /** What a person reads beneath it. */
  caption: string;
}

/** Quiet zone that Code 128 needs on each side, in modules (ISO/IEC 15417). */
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

/** Every label of a shipment has its PRO again, and encoding it costs as much as the rest of the label. */
const REMEMBERED = 64;
const symbols = new Map<string, Barcode>();

/** GS1-128 is Code 128 with the function character 1 in front; encoding it as such costs a quarter of the library's own GS1 parser. */
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

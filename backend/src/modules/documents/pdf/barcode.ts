import bwipjs from 'bwip-js/node';

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
  return encode('gs1-128', `(402)${number}`);
}

/** Code 128 symbol of a PRO number. */
export function proBarcode(proNumber: string): Barcode {
  return encode('code128', proNumber);
}

function encode(symbology: string, text: string): Barcode {
  const [symbol] = bwipjs.raw(symbology, text);
  if (symbol === undefined || !('sbs' in symbol)) throw new Error(`${symbology} gave no bars.`);
  return { widths: symbol.sbs, modules: symbol.sbs.reduce((sum, width) => sum + width, 0), caption: text };
}

const SIDE = String.raw`(\d+(?:\.\d+)?|\.\d+)\s*(?:in|cm|["″])?`;
const BY = String.raw`(?:\s*[x×*,]\s*|\s+)`;
const ALL_SIDES = new RegExp(`^\\s*${SIDE}${BY}${SIDE}${BY}${SIDE}\\s*(?:in|cm)?\\s*$`, 'i');

/** Reads length, width and height from one text: `48x40x48`, `48 x 40 x 48 in`, `48 40 48`; null when it is anything else. */
export function parseDimensions(text: string): [length: string, width: string, height: string] | null {
  const [, length, width, height] = ALL_SIDES.exec(text) ?? [];
  return length && width && height ? [length, width, height] : null;
}

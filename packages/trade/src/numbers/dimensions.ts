const SIDE = String.raw`(\d+(?:\.\d+)?|\.\d+)\s*(?:in|cm|["″])?`;
const BY = String.raw`\s*[x×*]\s*`;
const ALL_SIDES = new RegExp(`^\\s*${SIDE}${BY}${SIDE}${BY}${SIDE}\\s*(?:in|cm)?\\s*$`, 'i');
const ONE_SIDE = new RegExp(`^\\s*${SIDE}${BY}$`, 'i');

/** Reads length, width and height from one text: `48x40x48`, `48 x 40 x 48 in`, `48×40×48`; null when it is anything else. */
export function parseDimensions(text: string): [length: string, width: string, height: string] | null {
  const [, length, width, height] = ALL_SIDES.exec(text) ?? [];
  return length && width && height ? [length, width, height] : null;
}

/** The side before a just typed separator (`48x`), which sends the typist on to the next field; null without one. */
export function sideBeforeSeparator(text: string): string | null {
  return ONE_SIDE.exec(text)?.[1] ?? null;
}

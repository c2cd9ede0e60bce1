/** A JPEG image, embedded in a PDF without decoding. */
export interface Jpeg {
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly gray: boolean;
}

const START = 0xffd8;
const START_OF_SCAN = 0xda;
/** Baseline and progressive frames with Huffman coding, which PDF readers support. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const COMPONENTS = { gray: 1, color: 3 } as const;

/** Parses dimensions and color components from a JPEG header (ITU T.81, Annex B); null for CMYK and other files. */
export function readJpeg(bytes: Buffer): Jpeg | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START) return null;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === START_OF_SCAN) return null;
    if (FRAMES.includes(marker)) return frame(bytes, at);
  }
  return null;
}

function frame(bytes: Buffer, at: number): Jpeg | null {
  const [depth, height, width, components] = [
    bytes[at + 4],
    bytes.readUInt16BE(at + 5),
    bytes.readUInt16BE(at + 7),
    bytes[at + 9],
  ];
  const known = components === COMPONENTS.gray || components === COMPONENTS.color;
  return depth === 8 && width > 0 && height > 0 && known
    ? { bytes, width, height, gray: components === COMPONENTS.gray }
    : null;
}

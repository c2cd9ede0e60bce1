import { crc32, inflateSync } from 'node:zlib';
import { readJpeg } from './jpeg.js';

/** A JPEG or PNG image that a PDF can embed. */
export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'image/png';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Detects a JPEG or PNG by its content; null for other files, and for forms of either that a PDF cannot embed. */
export function readPicture(bytes: Buffer): Picture | null {
  const jpeg = readJpeg(bytes);
  return jpeg === null ? readPng(bytes) : { bytes, contentType: 'image/jpeg', width: jpeg.width, height: jpeg.height };
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length, type and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;
const HEADER_BYTES = 13;
const DEPTH_MAX = 8;
/** Samples per pixel by color type: gray, RGB, palette, gray with alpha, RGB with alpha. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunk {
  type: string;
  data: Buffer;
}

/** Reads a complete PNG of at most 8 bits per sample that is not interlaced (W3C PNG, 5 and 11). */
function readPng(bytes: Buffer): Picture | null {
  const chunks = chunksOf(bytes);
  if (chunks?.at(-1)?.type !== 'IEND') return null;
  const header = readHeader(chunks[0]);
  if (header === null || !hasPixels(chunks, header.size)) return null;
  const { width, height } = header;
  return { bytes, contentType: 'image/png', width, height };
}

/** Width and height in pixels, and the size of the pixels in bytes. */
function readHeader(chunk: Chunk | undefined): { width: number; height: number; size: number } | null {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== HEADER_BYTES) return null;
  const [width, height] = [chunk.data.readUInt32BE(0), chunk.data.readUInt32BE(4)];
  const [depth = 0, colorType = -1, , , interlace] = chunk.data.subarray(8);
  const samples = SAMPLES[colorType];
  if (samples === undefined || depth > DEPTH_MAX || interlace !== 0 || width * height === 0) return null;
  return { width, height, size: (1 + Math.ceil((width * samples * depth) / 8)) * height };
}

/** The chunks up to the end of the file; null unless each is complete and has its checksum. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < bytes.length;) {
    if (at + CHUNK_OVERHEAD > bytes.length || chunks.at(-1)?.type === 'IEND') return null;
    const end = at + CHUNK_OVERHEAD + bytes.readUInt32BE(at);
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end - 4) });
    at = end;
  }
  return chunks;
}

/** Whether the compressed data has exactly the size of the image, so that no reader has to expand more. */
function hasPixels(chunks: readonly Chunk[], size: number): boolean {
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  try {
    return inflateSync(data, { maxOutputLength: size }).length === size;
  } catch {
    return false;
  }
}

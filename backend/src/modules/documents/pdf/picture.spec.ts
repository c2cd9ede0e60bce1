import { crc32, deflateSync } from 'node:zlib';
import { readPicture } from './picture.js';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

function header(width: number, height: number, depth: number, colorType: number, interlace = 0): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colorType, 0, 0, interlace], 8);
  return chunk('IHDR', data);
}

const png = (head: Buffer, pixels: Buffer, end = chunk('IEND', Buffer.alloc(0))) =>
  Buffer.concat([SIGNATURE, head, chunk('IDAT', deflateSync(pixels)), end]);
/** 3 x 2 pixels: a filter byte and three RGBA pixels per row. */
const RGBA = png(header(3, 2, 8, 6), Buffer.alloc(2 * (1 + 3 * 4)));

it('reads the size of a PNG', () => {
  expect(readPicture(RGBA)).toEqual({ bytes: RGBA, contentType: 'image/png', width: 3, height: 2 });
  expect(readPicture(png(header(9, 1, 1, 3), Buffer.alloc(1 + 2)))).toMatchObject({ width: 9, height: 1 });
});

it.each([
  ['an empty file', Buffer.alloc(0)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG that is cut off', RGBA.subarray(0, RGBA.length - 3)],
  ['a PNG with something after its end', Buffer.concat([RGBA, Buffer.from('<script>')])],
  ['a PNG with a chunk after its end', Buffer.concat([RGBA, chunk('tEXt', Buffer.from('more'))])],
  ['a PNG with a wrong checksum', Buffer.from(RGBA).fill(1, RGBA.length - 4)],
  ['a PNG that starts with another chunk', png(chunk('tEXt', Buffer.alloc(1)), Buffer.alloc(26))],
  ['an interlaced PNG', png(header(3, 2, 8, 6, 1), Buffer.alloc(26))],
  ['16 bits per sample', png(header(3, 2, 16, 6), Buffer.alloc(50))],
  ['an unknown color type', png(header(3, 2, 8, 5), Buffer.alloc(26))],
  ['a PNG without pixels', Buffer.concat([SIGNATURE, header(3, 2, 8, 6), chunk('IEND', Buffer.alloc(0))])],
  ['fewer pixels than its size', png(header(3, 2, 8, 6), Buffer.alloc(25))],
  ['data that expands beyond its size', png(header(3, 2, 8, 6), Buffer.alloc(50_000_000))],
])('rejects %s', (_, bytes) => {
  expect(readPicture(bytes)).toBeNull();
});

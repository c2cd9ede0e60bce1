import { readJpeg } from './jpeg.js';

/** One pixel, progressive, gray. */
const PIXEL = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);

describe('readJpeg', () => {
  it('parses dimensions and color components', () => {
    expect(readJpeg(PIXEL)).toEqual({ bytes: PIXEL, width: 1, height: 1, gray: true });
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a JPEG that ends in its header', PIXEL.subarray(0, 30)],
    ['segments of length 0', Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.from('ffe00000'.repeat(20), 'hex')])],
    ['four color components', Buffer.from('ffd8ffc000140800010001040111000211000311000411', 'hex')],
    ['twelve bits per component', Buffer.from('ffd8ffc0000b0c000100010111000000', 'hex')],
  ])('rejects %s', (_, bytes) => {
    expect(readJpeg(bytes)).toBeNull();
  });
});

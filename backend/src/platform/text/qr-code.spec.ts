import { qrCodeSvg } from './qr-code.js';

const uri = 'otpauth://totp/Lading:rosa%40riverside.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Lading';

it('draws black modules on white with a quiet zone of four, and no active content', () => {
  const svg = qrCodeSvg(uri);
  const [, side] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const coordinates = [...svg.matchAll(/[ML](\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...coordinates), Number(side) - Math.max(...coordinates)]).toEqual([8, 8]);
  expect((Number(side) - 16) % 2).toBe(0);
  expect([...svg.matchAll(/<(\w+)/g)].map(([, element]) => element)).toEqual(['svg', 'rect', 'path']);
  expect(svg).toContain('fill="#FFFFFF"');
  expect(svg).toContain('fill="#000000"');
});

it('draws the same code for the same text, and a different one for a different text', () => {
  expect(qrCodeSvg(uri)).toBe(qrCodeSvg(uri));
  expect(qrCodeSvg(`${uri}&x=1`)).not.toBe(qrCodeSvg(uri));
});

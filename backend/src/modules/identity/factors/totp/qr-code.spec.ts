import { qrCodeSvg } from './totp-codes.js';
import { totpUri } from './totp-codes.js';

const uri = totpUri('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 'rosa@riverside.test');

it('draws black modules on white within a quiet zone of four, and nothing that a page would have to trust', () => {
  const svg = qrCodeSvg(uri);
  const [, side] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const coordinates = [...svg.matchAll(/[ML](\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...coordinates), Number(side) - Math.max(...coordinates)]).toEqual([8, 8]);
  expect((Number(side) - 16) % 2).toBe(0);
  expect([...svg.matchAll(/<(\w+)/g)].map(([, element]) => element)).toEqual(['svg', 'rect', 'path']);
  expect(svg).toContain('fill="#FFFFFF"');
  expect(svg).toContain('fill="#000000"');
});

it('draws another code for another text, and the same for the same', () => {
  expect(qrCodeSvg(uri)).toBe(qrCodeSvg(uri));
  expect(qrCodeSvg(`${uri}&x=1`)).not.toBe(qrCodeSvg(uri));
});

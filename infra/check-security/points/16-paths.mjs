import { importBuilt } from '../../bench/lib/product.mjs';

export const number = '16';
export const title = 'A route has one spelling, and no spelling logs a token';

const TOKEN = 'Zx3kQ9-vT0_bL7mN2pR5sU8wY1aC4dF6gH-jK0lM3nP';

export async function check({ product, expect }) {
  const visitor = product.visitor();
  for (const path of [
    '/HEALTH/live',
    '/Health/Ready',
    '/API/v1/me',
    '/api/V1/me',
    '/api/v1/ME',
    `/TRACK/${TOKEN}`,
    `/Track/${TOKEN}`,
  ]) {
    const { status, headers } = await visitor.get(path, { accept: 'text/html' });
    expect(status === 404, `${path} is answered ${status}`);
    expect((headers['content-type'] ?? '').startsWith('application/problem+json'), `${path} is a page`);
  }
  const { loggedPath } = await importBuilt('platform/logging/logged-path.js');
  const spellings = [
    '/track/',
    '/TRACK/',
    '/tRaCk//',
    '//track/',
    '/%74rack/',
    '/%2574rack/',
    '/track%2f',
    '/x/../track/',
    '/track\\',
    '/change-password?token=',
    '/x%3Ftoken=',
  ];
  for (const spelling of spellings) {
    for (const token of [TOKEN, TOKEN.replace('k', '%6b'), 'short']) {
      if (token === 'short' && !/track/i.test(decodeURIComponent(decodeURIComponent(spelling)))) continue;
      const logged = loggedPath(spelling + token);
      expect(
        !logged.includes(TOKEN.slice(6)) && !logged.includes('short'),
        `${spelling}${token} is logged as ${logged}`,
      );
    }
  }
}

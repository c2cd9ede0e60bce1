import { loggedPath } from './logged-path.js';

const TOKEN = 'Zx3kQ9-vT0_bL7mN2pR5sU8wY1aC4dF6gH-jK0lM3nP';

describe('loggedPath', () => {
  it.each([
    `/track/${TOKEN}`,
    `/TRACK/${TOKEN}`,
    `/Track/${TOKEN}/documents/doc_1`,
    `//track//${TOKEN}`,
    `/track/./${TOKEN}`,
    `/x/../track/${TOKEN}`,
    `/%74rack/${TOKEN}`,
    `/%2574rack/${TOKEN}`,
    `/track%2F${TOKEN}`,
    `/track%252f${TOKEN}`,
    `/track\\${TOKEN}`,
    `/track/${TOKEN.replace('Z', '%5A')}`,
    `/track/short-token`,
    `/track/${TOKEN}?x=1`,
    `/%54RACK/${TOKEN}%3Fx=1`,
    `http://localhost:3000/Track/${TOKEN}`,
    `/change-password/${TOKEN}`,
    `/change-password?token=${TOKEN}`,
    `/change-password%3Ftoken=${TOKEN}`,
  ])('of %s contains no token', (url) => {
    const path = loggedPath(url);
    expect(path).not.toContain(TOKEN.slice(1, 12));
    expect(path).not.toContain('short-token');
  });

  it.each([
    ['/api/v1/quotes/quo_01KA9Z6M8Q3V5T7W9X1Y2Z3A4B/book?x=1', '/api/v1/quotes/quo_01KA9Z6M8Q3V5T7W9X1Y2Z3A4B/book'],
    [`/track/${TOKEN}/documents/doc_1`, '/track/[removed]/documents/doc_1'],
    ['/api/v1/shipments/shp_1/tracking', '/api/v1/shipments/shp_1/tracking'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['', ''],
  ])('of %s is %s', (url, path) => expect(loggedPath(url)).toBe(path));
});

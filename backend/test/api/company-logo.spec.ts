import { execFileSync } from 'node:child_process';
import { createQuote } from '../support/freight.js';
import { signInAs, signUp, type SignedIn } from '../support/identity.js';
import { pdfObjects } from '../support/pdf.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { PNG } from '../support/uploads.js';

/** One pixel. */
const LOGO = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
let app: TestApp;
let rosa: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.truncate();
  rosa = await signUp(app);
});

const set = (bytes: Buffer, member = rosa) => {
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'logo.jpg');
  return member.client.request('PUT', '/api/v1/company/logo', { body: form });
};
const imagesOf = (pdf: Buffer) =>
  execFileSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' }).trim().split('\n').length - 2;

describe('the logo', () => {
  it('appears on quotes until it is removed', async () => {
    const { id } = await createQuote(rosa);
    const paper = async () => (await rosa.client.download(`/api/v1/quotes/${id}/document`)).bytes;
    expect(imagesOf(await paper())).toBe(0);
    expect(await set(LOGO)).toMatchObject({ status: 200, body: { hasLogo: true } });
    const served = await rosa.client.download('/api/v1/company/logo');
    expect(served.bytes.equals(LOGO)).toBe(true);
    expect(served.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
    const drawn = await paper();
    expect(imagesOf(drawn)).toBe(1);
    expect(pdfObjects(drawn)).toContain('/DCTDecode');
    expect((await rosa.client.request('DELETE', '/api/v1/company/logo')).status).toBe(204);
    expect((await rosa.client.get('/api/v1/company/logo')).status).toBe(404);
    expect(imagesOf(await paper())).toBe(0);
  });

  it('is a JPEG of limited size', async () => {
    const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
    for (const bytes of [PNG, Buffer.alloc(0), LOGO.subarray(0, 40), Buffer.concat([LOGO, zip])])
      expect(await set(bytes)).toMatchObject({ status: 422, body: { errors: [{ pointer: '/file' }] } });
    expect((await set(Buffer.concat([LOGO, Buffer.alloc(300 * 1024)]))).status).toBe(413);
    expect((await rosa.client.get('/api/v1/company')).body.hasLogo).toBe(false);
  });

  it('is visible to members and set by users who manage the company', async () => {
    const dock = await signInAs(app, rosa.companyId, 'dock');
    const stranger = await signUp(app);
    await set(LOGO);
    expect((await dock.client.get('/api/v1/company/logo')).status).toBe(200);
    expect((await set(LOGO, dock)).status).toBe(403);
    expect((await stranger.client.get('/api/v1/company/logo')).status).toBe(404);
  });
});

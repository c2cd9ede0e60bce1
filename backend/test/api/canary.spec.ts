import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PAGE = { accept: 'text/html' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const LIVE = '1.4.0-aaaaaaaaaaaa';
const NEXT = '1.5.0-bbbbbbbbbbbb';
const TEMPLATE = '<!doctype html><script type="application/json" id="registry">%REGISTRY%</script>';

const entry = (build: string, name = 'quotes') => ({
  name,
  version: build.split('-')[0],
  entry: `/mfe/${name}/${build}/remoteEntry.js`,
});

describe('releases of a page', () => {
  let directory: string;
  let app: TestApp;
  let user: SignedIn;
  let tester: SignedIn;

  const put = async (path: string, content: unknown) => {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const publish = (canary?: object) =>
    put('registry.json', {
      revision: 7,
      remotes: [{ ...entry(LIVE), enabled: true, ...(canary && { canary: { release: entry(NEXT), ...canary } }) }],
    });
  /** Releases in the page, and in the list that open pages poll. */
  const releasesOf = async (client: SignedIn['client']) => {
    const list = await client.get('/registry.json');
    const page = await client.get('/quotes', PAGE);
    const inPage = JSON.parse(/id="registry">(.*?)<\/script>/.exec(page.body as unknown as string)![1]!);
    expect(inPage).toEqual(list.body);
    expect(JSON.stringify(inPage)).not.toContain('canary');
    return { list, page, releases: inPage.remotes.map((remote: { entry: string }) => remote.entry.split('/').at(-2)) };
  };
  const choose = ({ client }: SignedIn, fields: Record<string, string>) =>
    client.post('/releases', new URLSearchParams(fields).toString(), FORM);

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lading-canary-'));
    await put('shell/index.html', TEMPLATE);
    await put(`mfe/quotes/${NEXT}/mfe.manifest.json`, { ...entry(NEXT), entry: 'remoteEntry.js', files: {} });
    await put('outside.json', '{}');
    app = await startTestApp({
      environment: { STATIC_DIR: directory, MFE_TESTERS: 'dev@lading.test,other@lading.test' },
    });
    user = await signUp(app);
    tester = await signUp(app, { email: 'dev@lading.test' });
  });
  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  describe('with a canary', () => {
    it('are the live ones for anonymous users, whatever the rules', async () => {
      await publish({ percent: 100, optIn: true });
      expect((await releasesOf(app.client())).releases).toEqual([LIVE]);
    });

    it.each<[string, () => object, string]>([
      ['in the share', () => ({ percent: 100 }), NEXT],
      ['outside the share', () => ({ percent: 0 }), LIVE],
      ['in a listed company', () => ({ companies: [user.companyId] }), NEXT],
      ['in another company', () => ({ companies: [tester.companyId] }), LIVE],
    ])('for a user %s', async (_who, rules, build) => {
      await publish(rules());
      expect((await releasesOf(user.client)).releases).toEqual([build]);
    });

    it('are kept by no shared cache, and polled by their own ETag', async () => {
      await publish({ companies: [user.companyId] });
      const [chosen, other] = [await releasesOf(user.client), await releasesOf(tester.client)];
      for (const { list, page } of [chosen, other])
        for (const { headers } of [list, page]) {
          expect(headers.get('cache-control')).toBe('private, no-cache');
          expect(headers.get('vary')).toContain('Cookie');
        }
      const tag = chosen.list.headers.get('etag')!;
      expect(other.list.headers.get('etag')).not.toBe(tag);
      expect(await user.client.get('/registry.json', { 'if-none-match': tag })).toMatchObject({ status: 304 });
      expect(await tester.client.get('/registry.json', { 'if-none-match': tag })).toMatchObject({ status: 200 });
    });

    it('change for users who ask for early releases', async () => {
      await publish({ optIn: true });
      expect((await releasesOf(user.client)).releases).toEqual([LIVE]);
      expect(await choose(user, { action: 'early' })).toMatchObject({ status: 303 });
      expect((await releasesOf(user.client)).releases).toEqual([NEXT]);
      expect((await user.client.get('/releases', PAGE)).body).toContain('Early releases are on');
      await choose(user, { action: 'standard' });
      expect((await releasesOf(user.client)).releases).toEqual([LIVE]);
    });
  });

  it('are shared by all users without a canary', async () => {
    await publish();
    const { list, releases } = await releasesOf(user.client);
    expect(releases).toEqual([LIVE]);
    expect(list.headers.get('cache-control')).toBe('no-cache');
    expect(list.headers.get('vary')).not.toContain('Cookie');
  });

  describe('that are not live', () => {
    beforeAll(() => publish());

    it('open for testers, in their browser only, until they stop', async () => {
      expect(await choose(tester, { action: 'open', remote: 'quotes', release: NEXT })).toMatchObject({ status: 303 });
      const { list, releases } = await releasesOf(tester.client);
      expect(releases).toEqual([NEXT]);
      expect(list.body).toMatchObject({ revision: 7, remotes: [{ ...entry(NEXT), enabled: true, override: true }] });
      expect(list.headers.get('cache-control')).toBe('private, no-cache');
      expect((await releasesOf(user.client)).releases).toEqual([LIVE]);
      await choose(tester, { action: 'stop' });
      expect((await releasesOf(tester.client)).releases).toEqual([LIVE]);
    });

    it('do not open for other users', async () => {
      const answer = await choose(user, { action: 'open', remote: 'quotes', release: NEXT });
      expect(answer).toMatchObject({ status: 403, body: expect.stringContaining('Only testers') });
      expect((await user.client.get('/releases', PAGE)).body).not.toContain('name="remote"');
      user.client.setCookie('lading_releases', encodeURIComponent(`quotes@${NEXT}`));
      const { body } = await user.client.get('/registry.json');
      user.client.setCookie('lading_releases', '');
      expect(body).toMatchObject({ remotes: [entry(LIVE)] });
    });

    it('do not open if the store does not have them', async () => {
      expect(await choose(tester, { action: 'open', remote: 'quotes', release: '9.9.9-cccccccccccc' })).toMatchObject({
        status: 404,
        body: expect.stringContaining('The store has no release'),
      });
      for (const release of ['../../outside', '1.5.0-b/../../..', `${NEXT}%2f..`])
        expect(await choose(tester, { action: 'open', remote: 'quotes', release })).toMatchObject({ status: 422 });
    });

    it('do not open without a session or from another site', async () => {
      expect(await app.client().post('/releases', 'action=early', FORM)).toMatchObject({ status: 401 });
      expect((await app.client().get('/releases', PAGE)).body).toContain('Sign in');
      expect(
        await tester.client.post('/releases', 'action=early', { ...FORM, origin: 'https://evil.example' }),
      ).toMatchObject({ status: 403 });
    });
  });
});

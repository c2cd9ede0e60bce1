import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCounts } from '../../../infra/mfe/guard-rules.mjs';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const TOKEN = 'token-of-the-scraper';
const BUILD = '1.0.0-aaaaaaaaaaaa';
const ROOT = resolve(import.meta.dirname, '../../..');
/** The dashboard of each front end, and the template of new ones. */
const DASHBOARDS = [
  ...readdirSync(ROOT)
    .filter((folder) => /^(shell|mfe-.*)$/.test(folder))
    .map((folder) => ({ name: folder.replace('mfe-', ''), file: `${folder}/dashboard.json` })),
  { name: '__name__', file: 'packages/create-mfe/template/remote/dashboard.json.template' },
];
const entry = (name: string, build: string, access = 'signed-in') => ({
  name,
  access,
  entry: `/mfe/${name}/${build}/remoteEntry.js`,
});
const count = (remote: string, build: string, rest: object = {}) => ({
  remote,
  build,
  views: 1,
  errors: 0,
  loadFailures: 0,
  loadsMs: [],
  ...rest,
});

describe('counts of pages', () => {
  let directory: string;
  let app: TestApp;
  let user: SignedIn;

  const publish = (...remotes: object[]) => writeFile(join(directory, 'registry.json'), JSON.stringify({ remotes }));
  const send = (client: SignedIn['client'], ...counts: object[]) => client.post('/api/v1/remote-counts', { counts });
  const metrics = async () =>
    (await app.client().get('/metrics', { authorization: `Bearer ${TOKEN}` })).body as unknown as string;
  const figure = async (name: string, remote: string, build: string) =>
    Number(
      new RegExp(`^lading_remote_${name}{remote="${remote}",build="${build}"} (.*)$`, 'm').exec(await metrics())?.[1] ??
        Number.NaN,
    );

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lading-counts-'));
    await publish(entry('quotes', BUILD), entry('auth', BUILD, 'public'));
    app = await startTestApp({ environment: { STATIC_DIR: directory, METRICS_TOKEN: TOKEN, MONITORING_RATE: '100' } });
    user = await signUp(app);
  });
  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  it('add up by remote and build', async () => {
    const sent = count('quotes', BUILD, { views: 2, errors: 1, loadFailures: 3, loadsMs: [40, 1_900] });
    expect(await send(user.client, sent)).toMatchObject({ status: 204 });
    await send(user.client, count('quotes', BUILD));
    expect(await figure('views_total', 'quotes', BUILD)).toBe(3);
    expect(await figure('errors_total', 'quotes', BUILD)).toBe(1);
    expect(await figure('load_failures_total', 'quotes', BUILD)).toBe(3);
    expect(await figure('load_seconds_count', 'quotes', BUILD)).toBe(2);
    expect(await figure('load_seconds_sum', 'quotes', BUILD)).toBeCloseTo(1.94);
  });

  it.each(DASHBOARDS)('are shown by the dashboard $file', async ({ name, file }) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    const { panels } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    const text = await metrics();
    const shown = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/lading_\w+\{[^}]*\}/g) ?? []),
    );
    expect(shown.length).toBeGreaterThanOrEqual(panels.length);
    for (const series of shown) {
      const [, metric, remote] = /^(\w+)\{remote="(\w+)"\}$/.exec(series)!;
      expect(text).toMatch(
        new RegExp(`^${metric}\\{.*build=".*remote="quotes"|^${metric}\\{.*remote="quotes",build="`, 'm'),
      );
      expect(remote).toBe(name);
    }
  });

  it('are what the guard of the release commands reads', async () => {
    expect(readCounts(await metrics()).get(`quotes ${BUILD}`)).toEqual({ views: 3, errors: 1, loadFailures: 3 });
  });

  it('count the shell by its release', async () => {
    const shell = { release: '0.2.0-cccccccccccc', integrity: 'sha384-x' };
    await writeFile(
      join(directory, 'registry.json'),
      JSON.stringify({ shell, remotes: [entry('quotes', BUILD), entry('auth', BUILD, 'public')] }),
    );
    await send(app.client(), count('shell', shell.release));
    expect(await figure('views_total', 'shell', shell.release)).toBe(1);
  });

  it('keep the name of a build that is no longer live, and know no other', async () => {
    await publish(entry('quotes', '1.1.0-bbbbbbbbbbbb'), entry('auth', BUILD, 'public'));
    await send(user.client, count('quotes', '1.1.0-bbbbbbbbbbbb'), count('quotes', BUILD), count('quotes', 'invented'));
    expect(await figure('views_total', 'quotes', '1.1.0-bbbbbbbbbbbb')).toBe(1);
    expect(await figure('views_total', 'quotes', BUILD)).toBe(4);
    expect(await figure('views_total', 'quotes', 'other')).toBe(1);
    await send(user.client, count('invented', BUILD));
    expect(await metrics()).not.toContain('invented');
  });

  it('come from signed-in users, except those of public remotes', async () => {
    await send(app.client(), count('quotes', 'unknown'), count('auth', BUILD));
    expect(await figure('views_total', 'quotes', 'other')).toBe(1);
    expect(await figure('views_total', 'auth', BUILD)).toBe(1);
  });

  it.each([
    ['too many views', count('quotes', BUILD, { views: 21 })],
    ['a negative count', count('quotes', BUILD, { errors: -1 })],
    ['more than counts', count('quotes', BUILD, { user: 'usr_1' })],
  ])('are refused with %s', async (_name, sent) => {
    expect(await send(user.client, sent)).toMatchObject({ status: 422 });
  });

  it('are accepted at the rate of the error relay', async () => {
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 400) statuses.push((await send(app.client())).status);
    expect(statuses).toContain(429);
  });

  it('are asked for by pages only if there are metrics', async () => {
    const without = await startTestApp({ environment: { STATIC_DIR: directory } });
    expect(await send(without.client(), count('auth', BUILD))).toMatchObject({ status: 404 });
    await without.close();
  });
});

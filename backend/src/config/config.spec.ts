import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidEnvironment, loadConfig, loadServerConfig } from './config.js';

const DATABASE_URL = 'mysql://lading:hunter2@127.0.0.1:3306/lading';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.problems;
  }
  throw new Error('The environment was accepted.');
}

describe('loadConfig', () => {
  it('requires only a database', () => {
    const config = loadConfig({ DATABASE_URL });
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demonstration: false,
      runWorker: true,
      https: false,
    });
    expect(config.publicUrl.origin).toBe('http://localhost:3000');
    expect(config.staticDirectory).toBeUndefined();
  });

  it('derives the port of the default public URL', () => {
    expect(loadConfig({ DATABASE_URL, PORT: '4100' }).publicUrl.origin).toBe('http://localhost:4100');
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig({ DATABASE_URL, SMTP_URL: '', PORT: '' })).toMatchObject({ smtpUrl: undefined, port: 3000 });
  });

  it('accepts a socket instead of a host', () => {
    expect(() =>
      loadConfig({ DATABASE_URL: 'mysql://lading@localhost/lading?socketPath=/run/mysqld/mysqld.sock' }),
    ).not.toThrow();
  });

  it('lists all problems', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      DATABASE_URL: 'postgres://x',
      DEMONSTRATION: 'perhaps',
      PUBLIC_URL: 'https://a.example/path',
    });
    expect(problems).toHaveLength(4);
    for (const name of ['PORT', 'DATABASE_URL', 'DEMONSTRATION', 'PUBLIC_URL'])
      expect(problems.join('\n')).toContain(name);
  });

  it.each([
    ['DATABASE_URL', 'mysql://lading:hunter2@127.0.0.1'],
    ['DATABASE_URL', 'mysql://lading:hunter2@db1:port/lading'],
    ['DATABASE_URL', 'mysql://lading:hunter2@db1,db2:99999/lading'],
    ['DATABASE_URL', 'mysql://lading:hunter2@db1,/lading'],
    ['COMPANY_REQUESTS', '0'],
    ['COMPANY_STORAGE_MB', 'hunter2'],
    ['METRICS_HOST', 'a hunter2'],
    ['SMTP_URL', 'hunter2'],
    ['MAIL_FROM', '"hunter2 x"@example.com'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_SECONDS', '-1'],
    ['METRICS_TOKEN', 'hunter2'],
    ['METRICS_PORT', '70000'],
    ['MONITORING_DSNS', 'https://hunter2'],
    ['MONITORING_DSNS', 'https://key:hunter2@errors.example/42'],
    ['MONITORING_DSNS', 'https://key@errors.example/42, https://key@hunter2'],
    ['MONITORING_RATE', '0'],
    ['SENTRY_DSN', 'https://key@errors.example/hunter2'],
    ['SENTRY_TRACES_SAMPLE_RATE', '2'],
    ['MFE_ORIGINS', 'https://cdn.example.com/hunter2'],
    ['MFE_STORE', 'https://hunter2'],
    ['MFE_STORE', 's3://key:hunter2@bucket'],
    ['MFE_STORE', 's3://bucket/../hunter2?'],
    ['MFE_KEYS', '/nowhere/hunter2.json'],
    ['MFE_REQUIRE_SIGNATURES', 'hunter2'],
    ['SENTRY_BROWSER_DSN', 'https://errors.example.com/hunter2'],
    ['SENTRY_BROWSER_REPLAY_SAMPLE_RATE', '2'],
    ['TRUSTED_PROXIES', 'hunter2'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['REDIS_URL', 'http://hunter2'],
    ['DATABASE_REPLICAS', 'mysql://u:hunter2@db2/lading'],
    ['DATABASE_REPLICAS', 'db2:3306,'],
    ['SECRET_KEY', 'hunter2'],
    ['SECRET_KEY_PREVIOUS', 'hunter2'],
    ['MIGRATION_DATABASE_URL', 'hunter2'],
  ])('refuses %s=%s without repeating the value', (name, value) => {
    const message = problemsOf({ DATABASE_URL, [name]: value }).join('\n');
    expect(message).toContain(name);
    expect(message).not.toContain('hunter2');
  });

  it('refuses misspelled settings, and ignores variables of other programs', () => {
    expect(
      problemsOf({
        DATABASE_URL,
        SMPT_URL: 'smtp://mail',
        STORAGEDIR: '/srv',
        EGRESS_ALLOW_MAIL: '10.0.0.1',
        PORT: '-1',
      }),
    ).toEqual([
      'PORT must be a whole number between 0 and 65535',
      'EGRESS_ALLOW_MAIL is not a setting',
      'SMPT_URL is not a setting: did you mean SMTP_URL?',
      'STORAGEDIR is not a setting: did you mean STORAGE_DIR?',
    ]);
    const foreign = {
      MAILDIR: '/var/mail',
      HOSTNAME: 'a',
      PATH: '/bin',
      AWS_ENDPOINT_URL_SQS: 'x',
      MFE_SIGNING_KEY: 'x',
    };
    expect(() => loadConfig({ DATABASE_URL, ...foreign })).not.toThrow();
    expect(() => loadServerConfig({ MONITORING_PORT: '3001', DATABASE_URL })).not.toThrow();
  });

  it('takes DSNs as they are written, and needs no database to relay for them', () => {
    const dsns = ['https://key@errors.example/42', 'http://key@127.0.0.1:9000/sentry/7', 'http://key@[::1]:9000/7'];
    expect(loadServerConfig({ MONITORING_DSNS: dsns.join() })).toMatchObject({
      monitoringDsns: dsns,
      monitoringRate: 300,
    });
    expect(loadServerConfig({})).toMatchObject({ monitoringDsns: [], metrics: false });
  });

  it('reads the keys of releases, and needs them if signatures are required', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lading-keys-'));
    const file = join(folder, 'keys.json');
    const keyOf = (type: 'ed25519' | 'x25519') =>
      generateKeyPairSync(type as 'ed25519')
        .publicKey.export({ type: 'spki', format: 'der' })
        .toString('base64');
    const problem = ['MFE_KEYS must be a JSON file with a list of Ed25519 public keys per remote'];
    const keys = { quotes: [keyOf('ed25519'), keyOf('ed25519')] };
    writeFileSync(file, JSON.stringify(keys));
    const settings = { MFE_KEYS: file, MFE_REQUIRE_SIGNATURES: 'true' };
    expect(loadConfig({ DATABASE_URL, ...settings }).signatures).toEqual({ keys, required: true });
    expect(loadConfig({ DATABASE_URL }).signatures).toEqual({ keys: {}, required: false });
    expect(problemsOf({ DATABASE_URL, MFE_REQUIRE_SIGNATURES: 'true' })).toEqual([
      'MFE_KEYS is required if MFE_REQUIRE_SIGNATURES is true',
    ]);
    for (const wrong of [[], null, { quotes: keyOf('ed25519') }, { quotes: ['AAAA'] }, { quotes: [keyOf('x25519')] }]) {
      writeFileSync(file, JSON.stringify(wrong));
      expect(problemsOf({ DATABASE_URL, ...settings })).toEqual(problem);
    }
    rmSync(folder, { recursive: true });
  });

  it('reads releases from the static folder, another folder or a bucket', () => {
    const location = (environment: Record<string, string>) => loadConfig({ DATABASE_URL, ...environment }).releases;
    const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'hunter2' };
    expect(location({})).toBeUndefined();
    expect(location({ STATIC_DIR: '/srv/www' })).toEqual({ kind: 'folder', directory: '/srv/www' });
    expect(location({ STATIC_DIR: '/srv/www', MFE_STORE: '/srv/store' })).toEqual({
      kind: 'folder',
      directory: '/srv/store',
    });
    expect(location({ MFE_STORE: 's3://bucket/front/ends', ...keys })).toMatchObject({
      kind: 'bucket',
      url: 'https://s3.us-east-1.amazonaws.com/bucket/front/ends/',
    });
    expect(location({ MFE_STORE: 's3://bucket', AWS_ENDPOINT_URL: 'http://minio:9000/', ...keys })).toMatchObject({
      url: 'http://minio:9000/bucket/',
    });
    expect(problemsOf({ DATABASE_URL, MFE_STORE: 's3://bucket' })).toEqual([
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are required if MFE_STORE is a bucket',
    ]);
    const [problem] = problemsOf({
      DATABASE_URL,
      MFE_STORE: 's3://bucket',
      AWS_ENDPOINT_URL: 'https://key:hunter2@minio',
      ...keys,
    });
    expect(problem).toBe('AWS_ENDPOINT_URL must be an http or https URL without credentials');
  });

  it('trusts no proxy by default', () => {
    expect(loadConfig({ DATABASE_URL }).trustedProxies).toEqual([]);
    expect(loadConfig({ DATABASE_URL, TRUSTED_PROXIES: '10.0.0.0/8,::1' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '::1',
    ]);
  });

  it('enables the mailbox on this machine only, and only in the demonstration', () => {
    expect(loadConfig({ DATABASE_URL, DEMONSTRATION: 'true' }).devMailbox).toBe(true);
    expect(loadConfig({ DATABASE_URL, DEMONSTRATION: 'true', HOST: '0.0.0.0' }).devMailbox).toBe(false);
    expect(loadConfig({ DATABASE_URL }).devMailbox).toBe(false);
  });
});

describe('the bucket of documents', () => {
  const bucketOf = (source: Record<string, string>) => loadConfig({ DATABASE_URL, ...source }).storageBucket;

  it('uses the AWS settings, or the identity of the machine', () => {
    expect(bucketOf({})).toBeUndefined();
    expect(bucketOf({ STORAGE_BUCKET: 's3://files' })).toEqual({
      bucket: 'files',
      prefix: '',
      region: 'us-east-1',
      pathStyle: false,
    });
    expect(
      bucketOf({
        STORAGE_BUCKET: 's3://files/lading',
        AWS_ENDPOINT_URL: 'http://minio:9000',
        AWS_REGION: 'eu-central-1',
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'secret',
      }),
    ).toMatchObject({
      prefix: 'lading/',
      endpoint: 'http://minio:9000',
      region: 'eu-central-1',
      pathStyle: true,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    });
    expect(
      bucketOf({
        STORAGE_BUCKET: 's3://files',
        AWS_ENDPOINT_URL: 'https://s3.example',
        STORAGE_PATH_STYLE: 'false',
      })?.pathStyle,
    ).toBe(false);
  });

  it('reports problems without values', () => {
    expect(() => bucketOf({ STORAGE_BUCKET: 'files:hunter2', AWS_ACCESS_KEY_ID: 'hunter2' })).toThrow(
      expect.objectContaining({
        problems: [
          'STORAGE_BUCKET must be s3://bucket or s3://bucket/prefix',
          'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together',
        ],
      }),
    );
  });
});

import { AwsClient } from 'aws4fetch';
import { Failure } from '../lib/failure.mjs';
import { manifestFile, parseFolder, releaseFolder } from './release-name.mjs';

const AT_ONCE = 8;
const EXISTS = 412;
/** Response of S3 to one of two simultaneous conditional writes: retry. */
const CONFLICT = 409;
const TYPES = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
const FOR_EVER = 'public, max-age=31536000, immutable';

const typeOf = (file) => TYPES[file.split('.').at(-1)] ?? 'application/octet-stream';

/** Releases and registry in an S3-compatible bucket; a CDN or proxy serves them below the product's origin. */
export class S3Store {
  #client;
  #base;
  #prefix;

  /** `location` is s3://bucket or s3://bucket/prefix; endpoint and credentials come from the standard AWS_ variables. */
  constructor(location, env) {
    const { hostname: bucket, pathname } = new URL(location);
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
      if (!env[name]) throw new Failure(`${name} is not set, and ${location} needs it.`);
    const region = env.AWS_REGION ?? 'us-east-1';
    const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`;
    this.description = location;
    this.#base = `${endpoint.replace(/\/$/, '')}/${bucket}`;
    this.#prefix = pathname.replace(/^\/|\/$/g, '').replace(/(.)$/, '$1/');
    this.#client = new AwsClient({
      accessKeyId: env.AWS_ACCESS_KEY_ID,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
      sessionToken: env.AWS_SESSION_TOKEN,
      region,
      service: 's3',
    });
  }

  /** Text of an object and its tag; undefined if it does not exist. */
  async read(key) {
    const answer = await this.#ask('GET', key, {}, [404]);
    return answer.ok ? { text: await answer.text(), tag: answer.headers.get('etag') } : undefined;
  }

  async bytes(key) {
    return Buffer.from(await (await this.#ask('GET', key)).arrayBuffer());
  }

  /** Keys of the objects below a folder, relative to it. */
  async files(folder) {
    return (await this.#list(`${folder}/`)).map(({ key }) => key.slice(folder.length + 1));
  }

  /** Creates an object; false if it exists. */
  async create(key, text) {
    return this.#put(key, text, { 'if-none-match': '*', 'cache-control': 'no-cache' });
  }

  /** Replaces an object if it still has that tag (undefined: if it does not exist); otherwise false. */
  async replace(key, text, tag) {
    return tag === undefined
      ? this.create(key, text)
      : this.#put(key, text, { 'if-match': tag, 'cache-control': 'no-cache' });
  }

  /** Publishes the files of a release, {path, bytes()} each, the manifest last; false if it exists. */
  async publish(name, release, files) {
    const folder = releaseFolder(name, release);
    const last = manifestFile(name);
    const [manifest, others] = [files.filter((file) => file.path === last), files.filter((file) => file.path !== last)];
    if (await this.read(`${folder}/${last}`)) return false;
    // Files of an interrupted upload have the same names and contents, so they can stay.
    const upload = (file) =>
      this.#put(`${folder}/${file.path}`, file.bytes(), { 'if-none-match': '*', 'cache-control': FOR_EVER });
    for (let next = 0; next < others.length; next += AT_ONCE)
      await Promise.all(others.slice(next, next + AT_ONCE).map(upload));
    for (const file of manifest) await upload(file);
    return true;
  }

  /** All releases as {name, release, at}; `at` is the time of publishing in milliseconds. */
  async releases() {
    const objects = await this.#list('mfe/');
    return objects.flatMap(({ key, at }) => {
      const [, folder, file] = /^mfe\/(.*)\/([^/]+)$/.exec(key) ?? [];
      const named = folder && parseFolder(folder);
      return named && file === manifestFile(named.name) ? [{ ...named, at }] : [];
    });
  }

  /** Removes a release, its manifest first, so that a partial release cannot be promoted. */
  async remove(name, release) {
    const folder = releaseFolder(name, release);
    await this.#ask('DELETE', `${folder}/${manifestFile(name)}`);
    for (const { key } of await this.#list(`${folder}/`)) await this.#ask('DELETE', key);
  }

  async #put(key, body, headers) {
    const { ok } = await this.#ask('PUT', key, { body, headers: { 'content-type': typeOf(key), ...headers } }, [
      EXISTS,
      CONFLICT,
    ]);
    return ok;
  }

  async #list(prefix) {
    const objects = [];
    for (let token; ;) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: this.#prefix + prefix,
        ...(token && { 'continuation-token': token }),
      });
      const answer = await this.#send('GET', `${this.#base}?${query}`, prefix);
      const page = await answer.text();
      for (const [, object] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        objects.push({
          key: element(object, 'Key').slice(this.#prefix.length),
          at: Date.parse(element(object, 'LastModified')),
        });
      }
      token = element(page, 'NextContinuationToken');
      if (!token) return objects;
    }
  }

  #ask(method, key, options, expected) {
    return this.#send(method, `${this.#base}/${this.#prefix}${key}`, key, options, expected);
  }

  async #send(method, url, what, options = {}, expected = []) {
    const answer = await this.#client.fetch(url, { method, ...options });
    if (answer.ok || expected.includes(answer.status)) return answer;
    throw new Failure(
      `${this.description} answered ${answer.status} to ${method} ${what}: check the address, the credentials and what they may do.`,
      await answer.text(),
    );
  }
}

/** Text of the first element of that name; the names and dates of a listing need no unescaping, its tokens are base64. */
const element = (xml, name) => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? '';

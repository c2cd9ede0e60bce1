import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';

const PAGE = 3;
const CREDENTIALS = { key: 'test-key', secret: 'test-secret' };
/** Parts of unfinished uploads by number, by upload id. */
const uploads = new Map();
const MAX_SKEW_MS = 15 * 60_000;

/**
 * The part of S3 that stores use, on a port of 127.0.0.1: one bucket named `bucket`, objects with tags, conditional reads and writes, uploads in
 * parts, presigned reads, listings with three keys per page. Like S3, it refuses requests without a valid signature, unknown buckets and failed conditions.
 * Returns {url, environment, objects, requests, down, hanging, stop()}.
 */
export async function startFakeS3() {
  const objects = new Map();
  const requests = [];
  const fake = { down: false, hanging: false };
  const server = http.createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push(`${request.method} ${request.url}`);
    if (fake.down) return void response.destroy();
    if (fake.hanging) return;
    const { status, headers = {}, body = '' } = answer(objects, request, Buffer.concat(chunks));
    response.writeHead(status, headers).end(status === 304 ? undefined : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}`;
  return Object.assign(fake, {
    url,
    environment: {
      AWS_ENDPOINT_URL: url,
      AWS_ACCESS_KEY_ID: CREDENTIALS.key,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secret,
    },
    objects,
    requests,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  });
}

function answer(objects, request, body) {
  const refusal = refusalOf(request);
  if (refusal) return { status: 403, body: `<Error><Code>${refusal}</Code></Error>` };
  const { method, url, headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const [bucket, ...rest] = pathname.slice(1).split('/').map(decodeURIComponent);
  if (bucket !== 'bucket') return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
  const key = rest.join('/');
  if (method === 'HEAD' && key === '') return { status: 200 };
  if (searchParams.has('list-type')) return { status: 200, body: listing(objects, searchParams) };
  const content = searchParams.has('X-Amz-Signature') ? body : contentOf(headers, body);
  if (content === undefined) return { status: 400, body: '<Error><Code>XAmzContentSHA256Mismatch</Code></Error>' };
  if (searchParams.has('uploads') || searchParams.has('uploadId'))
    return multipart(objects, method, key, searchParams, headers, content);
  const found = objects.get(key);
  if (method === 'GET' || method === 'HEAD') return read(found, headers, searchParams);
  if (method === 'DELETE') return (objects.delete(key), { status: 204 });
  return write(objects, key, found, headers, content);
}

/** Undefined if the body is not the signed one. */
function contentOf(headers, body) {
  const signed = headers['x-amz-content-sha256'];
  return signed === 'UNSIGNED-PAYLOAD' || signed === createHash('sha256').update(body).digest('hex') ? body : undefined;
}

/** Uploads in parts; the parts of unfinished uploads are kept in a list that listings do not show. */
function multipart(objects, method, key, query, headers, body) {
  const id = query.get('uploadId');
  if (id === null) {
    const begun = `upload-${uploads.size + 1}`;
    uploads.set(begun, new Map());
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
    };
  }
  const parts = uploads.get(id);
  if (!parts) return { status: 404, body: '<Error><Code>NoSuchUpload</Code></Error>' };
  if (method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body);
    return { status: 200, headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } };
  }
  uploads.delete(id);
  if (method === 'DELETE') return { status: 204 };
  const numbers = [...parts.keys()].sort((left, right) => left - right);
  write(objects, key, undefined, headers, Buffer.concat(numbers.map((number) => parts.get(number))));
  return { status: 200, body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' };
}

/** Headers of the answer that a presigned read can set, by parameter. */
const OVERRIDES = {
  'response-cache-control': 'cache-control',
  'response-content-disposition': 'content-disposition',
  'response-content-type': 'content-type',
};

function read(found, headers, query) {
  if (!found) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  if (headers['if-none-match'] === found.tag) return { status: 304, headers: { etag: found.tag } };
  const stated = Object.entries(found.headers).filter(([, value]) => value !== undefined);
  for (const [parameter, header] of Object.entries(OVERRIDES))
    if (query.has(parameter)) stated.push([header, query.get(parameter)]);
  const answered = { etag: found.tag, 'content-length': Buffer.byteLength(found.body), ...Object.fromEntries(stated) };
  return { status: 200, headers: answered, body: found.body };
}

function write(objects, key, found, headers, body) {
  const [absent, same] = [headers['if-none-match'], headers['if-match']];
  if (absent !== undefined && absent !== '*')
    return { status: 501, body: '<Error><Code>NotImplemented</Code></Error>' };
  if (absent === '*' && found) return { status: 412 };
  if (same !== undefined && !found) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  if (same !== undefined && same !== found.tag) return { status: 412 };
  const tag = `"${createHash('md5').update(body).digest('hex')}"`;
  objects.set(key, {
    body,
    tag,
    at: new Date(),
    headers: { 'content-type': headers['content-type'], 'cache-control': headers['cache-control'] },
  });
  return { status: 200, headers: { etag: tag } };
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

/** The signature of a request in its headers or, for one that is presigned, in its address. */
function signatureOf({ headers }, query) {
  if (!query.has('X-Amz-Signature')) {
    const [, key, scope, signed, signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
    const content = headers['x-amz-content-sha256'];
    return { key, scope, signed, signature, content, at: headers['x-amz-date'], validMs: MAX_SKEW_MS };
  }
  const [key, ...scope] = query.get('X-Amz-Credential').split('/');
  return {
    key,
    scope: scope.join('/'),
    signed: query.get('X-Amz-SignedHeaders'),
    signature: query.get('X-Amz-Signature'),
    content: 'UNSIGNED-PAYLOAD',
    at: query.get('X-Amz-Date'),
    validMs: Number(query.get('X-Amz-Expires')) * 1000,
  };
}

/** The code with which S3 refuses a request: signature version 4, computed independently of the client's library. */
function refusalOf(request) {
  const { method, url, headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const { key, scope, signed, signature, content, at, validMs } = signatureOf(request, searchParams);
  if (!key) return 'AccessDenied';
  if (key !== CREDENTIALS.key) return 'InvalidAccessKeyId';
  const sentAt = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sentAt) <= validMs)) return 'RequestTimeTooSkewed';
  searchParams.delete('X-Amz-Signature');
  const escape = (text) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...searchParams].map(([name, value]) => `${escape(name)}=${escape(value)}`).sort();
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, pathname, query.join('&'), lines.join(''), signed, content].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const hmac = (secret, text) => createHmac('sha256', secret).update(text).digest();
  const signingKey = scope.split('/').reduce(hmac, `AWS4${CREDENTIALS.secret}`);
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', at, scope, hash].join('\n')).toString('hex');
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}

function listing(objects, query) {
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix')) && key > (query.get('continuation-token') ?? ''))
    .sort();
  const contents = keys
    .slice(0, PAGE)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key).at.toISOString()}</LastModified><Size>${objects.get(key).body.length}</Size></Contents>`,
    );
  const next = keys.length > PAGE ? `<NextContinuationToken>${keys[PAGE - 1]}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

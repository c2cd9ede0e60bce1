import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';

const PAGE = 3;

/**
 * The part of S3 that the store uses, on a port of 127.0.0.1: objects with tags, conditional writes, listings with three keys per page.
 * Returns {url, objects, requests, stop()}.
 */
export async function startFakeS3() {
  const objects = new Map();
  const requests = [];
  const server = http.createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push(`${request.method} ${request.url}`);
    const { status, headers = {}, body = '' } = answer(objects, request, Buffer.concat(chunks));
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    objects,
    requests,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function answer(objects, { method, url, headers }, body) {
  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/'))
    return { status: 403, body: 'AccessDenied' };
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const key = decodeURIComponent(pathname).replace('/bucket/', '');
  if (searchParams.has('list-type')) return { status: 200, body: listing(objects, searchParams) };
  const found = objects.get(key);
  if (method === 'GET')
    return found ? { status: 200, headers: { etag: found.tag, ...found.headers }, body: found.body } : { status: 404 };
  if (method === 'DELETE') return (objects.delete(key), { status: 204 });
  if (headers['if-none-match'] === '*' && found) return { status: 412 };
  if (headers['if-match'] && headers['if-match'] !== found?.tag) return { status: 412 };
  const tag = `"${createHash('md5').update(body).digest('hex')}"`;
  objects.set(key, {
    body,
    tag,
    at: new Date(),
    headers: { 'content-type': headers['content-type'], 'cache-control': headers['cache-control'] },
  });
  return { status: 200, headers: { etag: tag } };
}

function listing(objects, query) {
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix')) && key > (query.get('continuation-token') ?? ''))
    .sort();
  const contents = keys
    .slice(0, PAGE)
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key).at.toISOString()}</LastModified></Contents>`,
    );
  const next = keys.length > PAGE ? `<NextContinuationToken>${keys[PAGE - 1]}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { crc32, inflateRawSync } from 'node:zlib';

const CHUNK_SIZE = 4_096;
const DIRECTORY_ENTRY = 0x02014b50;
const sha1 = (bytes) => createHash('sha1').update(bytes).digest('hex');

/**
 * The part of an error service that the upload of artifact bundles uses: it accepts chunks of 4 KiB, two per request, and is busy the first time
 * it is asked about a bundle. Returns {url, bundles, answer, stop()}; `bundles` are {version, projects, files}, `answer` stands in for the state.
 */
export async function startFakeErrorService({ token, org }) {
  const chunks = new Map();
  const service = { bundles: /** @type {any[]} */ ([]), answer: /** @type {any} */ (undefined), asked: 0 };
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { status = 200, ...answer } = await respond(request, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });

  async function respond({ method, url, headers }, body) {
    if (headers.authorization !== `Bearer ${token}`) return { status: 401, detail: 'Invalid token' };
    const of = `/api/0/organizations/${org}/`;
    if (url === `${of}chunk-upload/` && method === 'GET') {
      return {
        url: `${of}chunk-upload/`,
        chunkSize: CHUNK_SIZE,
        chunksPerRequest: 64,
        maxRequestSize: 2 * CHUNK_SIZE,
        hashAlgorithm: 'sha1',
        accept: ['debug_files', 'artifact_bundles'],
      };
    }
    if (url === `${of}chunk-upload/`) return takeChunks(body, headers['content-type']);
    if (url === `${of}artifactbundle/assemble/`) return assemble(JSON.parse(body));
    return { status: 404 };
  }

  async function takeChunks(body, type) {
    const parts = (await new Response(body, { headers: { 'content-type': type } }).formData()).getAll('file');
    for (const part of parts) {
      const bytes = Buffer.from(await part.arrayBuffer());
      if (parts.length > 2 || bytes.length > CHUNK_SIZE || sha1(bytes) !== part.name) return { status: 400 };
      chunks.set(part.name, bytes);
    }
    return {};
  }

  function assemble({ checksum, chunks: names, projects, version }) {
    if (service.answer) return service.answer;
    const missingChunks = names.filter((name) => !chunks.has(name));
    service.asked += 1;
    if (service.asked === 1 || missingChunks.length > 0)
      return { state: missingChunks.length > 0 ? 'not_found' : 'created', missingChunks };
    const bundle = Buffer.concat(names.map((name) => chunks.get(name)));
    if (sha1(bundle) !== checksum) return { state: 'error', detail: 'checksum' };
    service.bundles.push({ version, projects, files: readBundle(bundle) });
    return { state: 'ok', missingChunks: [] };
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  return Object.assign(service, {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  });
}

/** Texts of the files in a bundle by path, read by the directory at its end as unpackers do. */
function readBundle(bundle) {
  if (bundle.toString('latin1', 0, 4) !== 'SYSB') throw new Error('no bundle');
  const end = bundle.length - 22;
  const files = {};
  for (let at = bundle.readUInt32LE(end + 16), count = bundle.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (bundle.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('no directory entry');
    const [crc, packed, size] = [16, 20, 24].map((field) => bundle.readUInt32LE(at + field));
    const nameLength = bundle.readUInt16LE(at + 28);
    const local = bundle.readUInt32LE(at + 42);
    const begin = local + 30 + bundle.readUInt16LE(local + 26) + bundle.readUInt16LE(local + 28);
    const bytes = inflateRawSync(bundle.subarray(begin, begin + packed));
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error('damaged');
    files[bundle.toString('utf8', at + 46, at + 46 + nameLength)] = bytes.toString();
    at += 46 + nameLength;
  }
  return files;
}

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../lib/failure.mjs';

const POLLS = 60;
const ARTIFACT_BUNDLES = 'artifact_bundles';
const sha1 = (bytes) => createHash('sha1').update(bytes).digest('hex');

/** Upload target: {url, org, project, token}, from the variables of the error service's own tools. */
export function targetOf(env) {
  for (const name of ['SENTRY_ORG', 'SENTRY_PROJECT', 'SENTRY_AUTH_TOKEN'])
    if (!env[name]) throw new Failure(`${name} is not set: the upload of source maps requires it.`);
  return {
    url: env.SENTRY_URL || 'https://sentry.io/',
    org: env.SENTRY_ORG,
    project: env.SENTRY_PROJECT,
    token: env.SENTRY_AUTH_TOKEN,
  };
}

/**
 * Uploads an artifact bundle for a release and waits until the error service has accepted it. Repeating an upload is safe
 * (https://docs.sentry.io/api/releases/assemble-an-artifact-bundle/).
 */
export async function uploadBundle(target, release, bundle, { pollMs = 1_000 } = {}) {
  const { org, project } = target;
  const options = await ask(target, `/api/0/organizations/${org}/chunk-upload/`);
  if (!options.accept.includes(ARTIFACT_BUNDLES))
    throw new Failure(`${target.url} does not accept artifact bundles: it is too old.`);
  const chunks = chunksOf(bundle, options.chunkSize);
  await uploadChunks(target, options, chunks);

  const body = JSON.stringify({
    checksum: sha1(bundle),
    chunks: chunks.map(sha1),
    projects: [project],
    version: release,
  });
  for (let poll = 0; poll < POLLS; poll += 1) {
    const { state, detail } = await ask(target, `/api/0/organizations/${org}/artifactbundle/assemble/`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    if (state === 'ok') return;
    if (state === 'error') throw new Failure(`${target.url} could not read the bundle of ${release}.`, detail);
    await delay(pollMs);
  }
  throw new Failure(
    `${target.url} has not taken the bundle of ${release} yet: look at the project's settings, or send it again.`,
  );
}

function chunksOf(bundle, size) {
  return Array.from({ length: Math.ceil(bundle.length / size) }, (_, index) =>
    bundle.subarray(index * size, (index + 1) * size),
  );
}

/** Each chunk is a part named after its checksum. */
async function uploadChunks(target, { url, chunkSize, chunksPerRequest, maxRequestSize }, chunks) {
  const atOnce = Math.max(1, Math.min(chunksPerRequest, Math.floor(maxRequestSize / chunkSize)));
  for (let next = 0; next < chunks.length; next += atOnce) {
    const form = new FormData();
    for (const chunk of chunks.slice(next, next + atOnce)) form.append('file', new Blob([chunk]), sha1(chunk));
    await ask(target, url, { method: 'POST', body: form });
  }
}

async function ask({ url, token }, path, { headers, ...options } = {}) {
  const address = new URL(path, url);
  const answer = await fetch(address, { ...options, headers: { ...headers, authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok)
    throw new Failure(
      `${address.origin} answered ${answer.status}: check SENTRY_URL, SENTRY_ORG, SENTRY_PROJECT and what SENTRY_AUTH_TOKEN may do (project:releases).`,
      text,
    );
  return text && JSON.parse(text);
}

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { digestOf } from '../http/problems/problem.js';
import type { Logger } from '../logging/logger.js';
import { failurePage } from './failure-page.js';
import { pagePolicy } from './page-policy.js';

const NONCE_BYTES = 16;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The list of areas is most of the page and repeats itself. Each page differs by its nonce, so it is made smaller as it is sent. */
const ENCODERS = {
  br: (page: string) => promisify(brotliCompress)(page, QUICK),
  gzip: (page: string) => promisify(gzip)(page),
};

/** Answers with the shell's page: a nonce of its own, what the browser has to know of the configuration, and the list of areas. */
export function shellPage(directory: string, runtime: object, logger: Logger) {
  return async (request: Request, response: Response): Promise<void> => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    response.locals['nonce'] = nonce;
    await new Promise<void>((resolve, reject) =>
      pagePolicy(request, response, (error) => (error === undefined ? resolve() : reject(error as Error))),
    );
    response.setHeader('Cache-Control', 'no-cache');
    // Mailed links and sign-in sources put a token there.
    if (request.url.includes('?')) response.setHeader('Referrer-Policy', 'no-referrer');
    response.type('html');
    try {
      const [template, registry] = await Promise.all([
        readFile(join(directory, 'shell/index.html'), 'utf8'),
        registryIn(directory),
      ]);
      await send(
        request,
        response,
        fill(template, { NONCE: nonce, RUNTIME: asScriptContent(runtime), REGISTRY: asScriptContent(registry) }),
      );
    } catch (error) {
      const digest = digestOf(error);
      logger.failure('PAGE_UNAVAILABLE', error, { digest });
      response.status(500).send(failurePage(nonce, digest));
    }
  };
}

async function send(request: Request, response: Response, page: string): Promise<void> {
  response.vary('Accept-Encoding');
  const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name));
  if (encoding === undefined) return void response.send(page);
  const bytes = await ENCODERS[encoding](page);
  response.setHeader('Content-Encoding', encoding);
  response.send(bytes);
}

/** Without a list in the page, the shell asks for `/registry.json` itself and knows what to do when there is none. */
async function registryIn(directory: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(directory, 'registry.json'), 'utf8')) as unknown;
  } catch {
    return null;
  }
}

/** JSON that cannot end the script element it stands in. */
function asScriptContent(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/%([A-Z]+)%/g, (mark, name: string) => values[name] ?? mark);
}

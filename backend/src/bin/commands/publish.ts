import { WrongUsage } from '../wrong-usage.js';

/** Release tools of this checkout; they are no part of the compiled backend. */
const RELEASE_TOOLS = new URL('../../../../infra/publish.mjs', import.meta.url);
/** Front ends are public: a web server that runs as another user may serve them. */
const READABLE_UMASK = 0o022;

interface ReleaseTools {
  /** Returns a description of the store. */
  publishBuilt(environment: NodeJS.ProcessEnv): Promise<string>;
}

/** Publishes the built shell and micro-frontends of this checkout. */
export async function run(): Promise<void> {
  if (!process.env.STATIC_DIR && !process.env.MFE_STORE)
    throw new WrongUsage('Set STATIC_DIR to the folder of the front ends, or MFE_STORE to a bucket.');
  process.umask(READABLE_UMASK);
  const { publishBuilt } = (await import(RELEASE_TOOLS.href)) as ReleaseTools;
  console.log(`Published the front ends to ${await publishBuilt(process.env)}`);
}

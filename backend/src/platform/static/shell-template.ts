import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../logging/logger.js';
import type { PublishedRegistry } from './published-registry.js';
import type { ReleaseStore } from './release-store.js';

const TIME_LIMIT_MS = 5_000;
const RELEASE = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** The live shell as the registry lists it: what the server needs to know about it. */
interface ListedShell {
  release: string;
  /** Hash (sha384) of `index.html`. */
  integrity: string;
}

/** The shell's page before it is completed for a response. */
export interface ShellTemplate {
  text: string;
  /** URL path of the folder with its files, without a slash at the end. */
  assets: string;
  /** The registry's entry of this shell; undefined if it is not a release. */
  shell?: object;
}

/**
 * The page of the live shell, from its release in the store. If it cannot be read or was altered, the page of the last live shell stays. Without a
 * release, as in stores of earlier versions, it is the page in the folder `shell` of the static directory.
 */
export class ShellTemplates {
  private known?: ShellTemplate & ListedShell;
  private failed?: string;

  constructor(
    private readonly directory: string,
    private readonly store: ReleaseStore,
    private readonly logger: Logger,
  ) {}

  /** @throws if there is no page */
  async current(registry: PublishedRegistry | undefined): Promise<ShellTemplate> {
    const shell = shellIn(registry?.body);
    if (shell === undefined)
      return this.known ?? { text: await readFile(join(this.directory, 'shell/index.html'), 'utf8'), assets: '' };
    if (this.known?.release === shell.release && this.known.integrity === shell.integrity) return this.known;
    try {
      this.known = await this.read(shell);
      this.failed = undefined;
    } catch (error) {
      if (this.known === undefined) throw error;
      if (this.failed !== shell.release) this.logger.failure('SHELL_UNREADABLE', error, { release: shell.release });
      this.failed = shell.release;
    }
    return this.known;
  }

  private async read(shell: ListedShell): Promise<ShellTemplate & ListedShell> {
    const folder = `mfe/shell/${shell.release}`;
    const text = await this.store.readText(`${folder}/index.html`, AbortSignal.timeout(TIME_LIMIT_MS));
    if (text === undefined) throw new Error(`${folder}/index.html is not in ${this.store.description}`);
    if (hashOf(text) !== shell.integrity) throw new Error(`${folder}/index.html was altered`);
    return { ...shell, text, assets: `/${folder}`, shell };
  }
}

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The shell of a registry. Its release is part of a path. */
function shellIn(body: unknown): ListedShell | undefined {
  const { shell } = (body ?? {}) as { shell?: Partial<ListedShell> };
  if (typeof shell?.release !== 'string' || !RELEASE.test(shell.release)) return undefined;
  return typeof shell.integrity === 'string' ? (shell as ListedShell) : undefined;
}

import manifest from '../../package.json' with { type: 'json' };
import { pageData } from '../start/page-data';
import type { Source } from './report';

const page = pageData('lading-registry') as { shell?: { release?: string } } | null | undefined;

/** The shell as the source of an error. Shells that are not a release have no build of their own. */
export const SHELL: Source = {
  remote: 'shell',
  version: manifest.version,
  build: page?.shell?.release ?? manifest.version,
};

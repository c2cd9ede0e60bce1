import manifest from '../../package.json' with { type: 'json' };
import type { Source } from './report';

/** The shell as the source of an error. */
export const SHELL: Source = { remote: 'shell', version: manifest.version, build: manifest.version };

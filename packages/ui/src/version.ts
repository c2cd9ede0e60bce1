import manifest from '../package.json' with { type: 'json' };

/** Version of the design system that areas negotiate about. */
export const UI_VERSION: string = manifest.version;

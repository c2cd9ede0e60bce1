import manifest from '../package.json' with { type: 'json' };

/** Version of the API that this client was generated from. */
export const API_VERSION: string = manifest.version;

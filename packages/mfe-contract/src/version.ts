import manifest from '../package.json' with { type: 'json' };

/** Version of this contract: a new major breaks areas, a new minor adds to what the shell offers them. */
export const CONTRACT_VERSION: string = manifest.version;

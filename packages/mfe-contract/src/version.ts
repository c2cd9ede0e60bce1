import manifest from '../package.json' with { type: 'json' };

/** Version of this contract: a new major breaks remotes, a new minor adds what the shell provides to them. */
export const CONTRACT_VERSION: string = manifest.version;

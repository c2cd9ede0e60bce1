import manifest from '../package.json' with { type: 'json' };

/** Version of the design system, compared with the `requires.ui` of a remote. */
export const UI_VERSION: string = manifest.version;
/** Versions of the libraries that remotes get from the shell together with the design system. */
export const ROUTER_VERSION: string = manifest.devDependencies['react-router'];
export const LINGUI_VERSION: string = manifest.devDependencies['@lingui/core'];

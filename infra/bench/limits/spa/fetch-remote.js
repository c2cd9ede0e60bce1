// Replaces the shell's fetch-remote: the same micro-frontends as chunks of one application.
const REMOTES = {
  auth: () => import(/* webpackChunkName: "auth" */ '../../../../mfe-auth/src/mfe.tsx'),
  quotes: () => import(/* webpackChunkName: "quotes" */ '../../../../mfe-quotes/src/mfe.tsx'),
  settings: () => import(/* webpackChunkName: "settings" */ '../../../../mfe-settings/src/mfe.tsx'),
  shipments: () => import(/* webpackChunkName: "shipments" */ '../../../../mfe-shipments/src/mfe.tsx'),
};

export const fetchRemote = async ({ name }) => (await REMOTES[name]()).default;

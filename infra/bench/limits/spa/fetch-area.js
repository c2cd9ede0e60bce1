// Stands for the shell's own fetch-area: the same areas as chunks of one application.
const AREAS = {
  auth: () => import(/* webpackChunkName: "auth" */ '../../../../mfe-auth/src/mfe.tsx'),
  quotes: () => import(/* webpackChunkName: "quotes" */ '../../../../mfe-quotes/src/mfe.tsx'),
  settings: () => import(/* webpackChunkName: "settings" */ '../../../../mfe-settings/src/mfe.tsx'),
  shipments: () => import(/* webpackChunkName: "shipments" */ '../../../../mfe-shipments/src/mfe.tsx'),
};

export const fetchArea = async ({ name }) => (await AREAS[name]()).default;

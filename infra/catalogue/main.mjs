// Storybook of the design system and the kit: `npm run catalogue`.
import { moduleRules } from '@lading/build/federation';

/** Storybook's own rules for what ours handle. */
const isOurs = ({ test }) => test instanceof RegExp && ['a.css', 'a.svg', 'a.woff2'].some((file) => test.test(file));

export default {
  stories: ['../../packages/{ui,mfe-kit}/src/stories/*.stories.tsx'],
  framework: { name: '@storybook/react-webpack5', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (config) => ({
    ...config,
    devtool: false,
    module: {
      ...config.module,
      rules: [...config.module.rules.filter((rule) => !isOurs(rule)), ...moduleRules('catalogue', 'style-loader')],
    },
  }),
};

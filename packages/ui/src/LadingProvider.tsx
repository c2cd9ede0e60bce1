import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme';

interface LadingProviderProps {
  children: ReactNode;
  env?: 'default' | 'test';
  /** Nonce of the page, for the styles that are written at run time. */
  nonce?: string;
}

/** Theme and language of the whole page; the shell mounts it once. Follows the system's colour scheme until the user chooses one. */
export function LadingProvider({ children, env, nonce }: LadingProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      env={env}
      getStyleNonce={nonce === undefined ? undefined : () => nonce}
    >
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </MantineProvider>
  );
}

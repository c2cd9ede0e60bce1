import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme';

interface LadingProviderProps {
  children: ReactNode;
  env?: 'default' | 'test';
  /** Nonce of the page's content security policy for styles that Mantine adds at run time. */
  nonce?: string;
}

/** Theme and messages of the whole page, mounted once by the shell. Follows the system's color scheme until the user chooses one. */
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

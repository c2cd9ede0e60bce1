import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme';

/** Theme of the whole page; the shell mounts it once. Follows the system's colour scheme until the user chooses one. */
export function LadingProvider({ children, env }: { children: ReactNode; env?: 'default' | 'test' }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto" env={env}>
      {children}
    </MantineProvider>
  );
}

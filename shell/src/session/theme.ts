import { createApi, unwrap } from '@lading/api-client';
import { useMantineColorScheme } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import type { HostServices } from '../host/create-host';
import type { Session } from './session';

type Theme = Session['preferences']['theme'];

/** Shows the colours that the person has chosen, on whichever device. */
export function useSessionTheme(theme: Theme): void {
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => setColorScheme(theme === 'system' ? 'auto' : theme), [theme, setColorScheme]);
}

/** Changes the colours at once and stores the choice with the account. */
export function useChooseTheme(services: HostServices): (theme: 'light' | 'dark') => Promise<void> {
  const { setColorScheme } = useMantineColorScheme();
  return async (theme) => {
    setColorScheme(theme);
    try {
      const api = createApi({ baseUrl: window.location.origin, onUnauthorized: services.expire });
      await unwrap(api.PATCH('/api/v1/me', { body: { theme } }));
      await services.refresh();
    } catch {
      services.notify({
        kind: 'info',
        message: t`The color scheme was not saved to your account. It applies on this device only.`,
      });
    }
  };
}

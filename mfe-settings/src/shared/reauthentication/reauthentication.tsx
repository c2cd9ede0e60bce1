import { isProblem, UserFacingError } from '@lading/mfe-kit';
import { MantineThemeProvider } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part';

const ReauthenticationDialog = lazyPart(async () => (await import('./ReauthenticationDialog')).ReauthenticationDialog);

interface Reauthentication {
  /** Asks the person to prove who they are. @throws UserFacingError when they do not */
  prove(): Promise<void>;
  /** Does something; when the API wants a proof for it first, asks for one and does it then. @throws UserFacingError without the proof */
  proven<T>(act: () => Promise<T>): Promise<T>;
}

interface Asked {
  proved(): void;
  gaveUp(reason: Error): void;
}

const ReauthenticationContext = createContext<Reauthentication | null>(null);

/** Escape closes the topmost dialog only: the form below keeps what was typed. */
const BELOW_PROOF = { components: { Modal: { defaultProps: { closeOnEscape: false, trapFocus: false } } } };
const AS_USUAL = {};

/** Keeps the one dialog by which a signed-in person proves who they are before something sensitive. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== null && !wasAsked) setWasAsked(true);

  const asking = useRef<Promise<void> | null>(null);

  /** Requests that are refused at the same time wait for one proof. */
  const prove = useCallback(() => {
    asking.current ??= new Promise<void>((proved, gaveUp) => setAsked({ proved, gaveUp })).finally(() => {
      asking.current = null;
    });
    return asking.current;
  }, []);
  const value = useMemo<Reauthentication>(() => {
    const proven = async <T,>(act: () => Promise<T>) => {
      try {
        return await act();
      } catch (error) {
        if (!isProblem(error, 'REAUTHENTICATION_REQUIRED')) throw error;
        await prove();
        return act();
      }
    };
    return { prove, proven };
  }, [prove]);

  /** Not within the key press: React would render before the dialog below sees it, which would close as well. */
  const close = () => {
    asked?.gaveUp(new UserFacingError(t`Nothing was changed because you did not confirm your identity.`));
    setAsked(null);
  };
  const goOn = () => {
    asked?.proved();
    setAsked(null);
  };
  return (
    <ReauthenticationContext value={value}>
      <MantineThemeProvider theme={asked === null ? AS_USUAL : BELOW_PROOF}>{children}</MantineThemeProvider>
      {wasAsked && (
        <Suspense>
          <ReauthenticationDialog opened={asked !== null} onProved={goOn} onClose={() => setTimeout(close)} />
        </Suspense>
      )}
    </ReauthenticationContext>
  );
}

/** The way to a fresh proof of who the person is. */
export function useReauthentication(): Reauthentication {
  const reauthentication = useContext(ReauthenticationContext);
  if (!reauthentication) throw new Error('useReauthentication is used outside ReauthenticationProvider');
  return reauthentication;
}

import { isProblem, UserFacingError } from '@lading/mfe-kit';
import { MantineThemeProvider } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part';

const ReauthenticationDialog = lazyPart(async () => (await import('./ReauthenticationDialog')).ReauthenticationDialog);

interface Reauthentication {
  /** Asks the user to confirm their identity. @throws UserFacingError if they cancel */
  prove(): Promise<void>;
  /** Runs an action. If the API requires reauthentication, asks for it and runs the action again. @throws UserFacingError if the user cancels */
  proven<T>(act: () => Promise<T>): Promise<T>;
}

interface Asked {
  proved(): void;
  gaveUp(reason: Error): void;
}

const ReauthenticationContext = createContext<Reauthentication | null>(null);

/** Escape closes the topmost dialog only, so the form below keeps its input. */
const BELOW_PROOF = { components: { Modal: { defaultProps: { closeOnEscape: false, trapFocus: false } } } };
const AS_USUAL = {};

/** Provides the dialog in which a signed-in user confirms their identity before a sensitive action. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== null && !wasAsked) setWasAsked(true);

  const asking = useRef<Promise<void> | null>(null);

  /** Requests that are refused at the same time wait for the same dialog. */
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

  /** After the key press: otherwise React renders before the dialog below handles the key, and that closes too. */
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

/** Reauthentication of the signed-in user. */
export function useReauthentication(): Reauthentication {
  const reauthentication = useContext(ReauthenticationContext);
  if (!reauthentication) throw new Error('useReauthentication is used outside ReauthenticationProvider');
  return reauthentication;
}

import type { Notice } from '@lading/mfe-contract';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from '../fallback/ErrorBoundary';
import { report } from '../reports/report';
import { SHELL } from '../reports/version';
import { whenIdle } from '../start/when-idle';
import { whenUsable } from '../start/when-usable';

const importNotices = () => import(/* webpackChunkName: "notices" */ './show-notice');
const NoticeCorner = lazy(async () => ({ default: (await importNotices()).NoticeCorner }));
const reportError = (error: unknown) => report(SHELL, error);

/** A notice of the shell. */
export interface ShellNotice extends Notice {
  /** Shown at most once at a time. */
  id?: string;
  title?: string;
  /** Stays until it is closed, as errors do. */
  stays?: boolean;
}

/** Shows short messages over the page. Their code is loaded with the first one, at the latest when the page is idle. */
export function useNotices() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => whenUsable(() => whenIdle(() => setIsNeeded(true))), []);
  const notify = useCallback((notice: ShellNotice) => {
    setIsNeeded(true);
    importNotices().then(({ showNotice }) => showNotice(notice), reportError);
  }, []);
  const hide = useCallback((id: string) => {
    importNotices().then(({ hideNotice }) => hideNotice(id), reportError);
  }, []);
  return { isNeeded, notify, hide };
}

/** The corner of the page with the notices. */
export function Notices() {
  return (
    <ErrorBoundary onError={reportError} fallback={() => null}>
      <Suspense>
        <NoticeCorner />
      </Suspense>
    </ErrorBoundary>
  );
}

import type { Notice } from '@lading/mfe-contract';
import { Button } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../lazy/lazy-part';
import { whenIdle } from '../start/when-idle';
import { whenUsable } from '../start/when-usable';
import classes from './notices.module.css';

type NoticeCode = typeof import('./show-notice');

let code: NoticeCode | undefined;
/** What to do once the code of notices has loaded. */
const waiting: ((code: NoticeCode) => void)[] = [];

function whenLoaded(work: (code: NoticeCode) => void): void {
  if (code) work(code);
  else waiting.push(work);
}

const NoticeCorner = lazyPart<{ hasNotice: boolean }>({
  load: async () => {
    code = await import(/* webpackChunkName: "notices" */ './show-notice');
    for (const work of waiting.splice(0)) work(code);
    return code.NoticeCorner;
  },
  problem: ({ retry }, { hasNotice }) => hasNotice && <NoticeProblem retry={retry} />,
});

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
  const [isIdle, setIsIdle] = useState(false);
  const [hasNotice, setHasNotice] = useState(false);
  useEffect(() => whenUsable(() => whenIdle(() => setIsIdle(true))), []);
  const notify = useCallback((notice: ShellNotice) => {
    setHasNotice(true);
    whenLoaded(({ showNotice }) => showNotice(notice));
  }, []);
  const hide = useCallback((id: string) => whenLoaded(({ hideNotice }) => hideNotice(id)), []);
  return { corner: (isIdle || hasNotice) && <NoticeCorner hasNotice={hasNotice} />, notify, hide };
}

/** Without its code a notice cannot be read, but the user learns that there is one. */
function NoticeProblem({ retry }: { retry(): void }) {
  return (
    <div role="alert" className={classes.problem}>
      <span>
        <Trans>A message could not be displayed.</Trans>
      </span>
      <Button size="compact-sm" variant="subtle" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

import type { Notice } from '@lading/mfe-contract';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { failureMessage } from '../query/failure';
import { useRemote } from '../remote/remote-context';

interface Undoable {
  /** Offers to undo what the notice is about. */
  undo?: () => unknown;
}

/** Short messages over the page, which stay there when the page changes. */
export interface Notices {
  success(message: string, options?: Undoable): void;
  info(message: string, options?: Undoable): void;
  /** The reason of `cause` follows the message: "The contact was not saved. The server could not be reached." */
  error(message: string, cause?: unknown): void;
}

export function useNotices(): Notices {
  const { host } = useRemote();
  return useMemo(() => {
    const error: Notices['error'] = (message, cause) =>
      host.notify({ kind: 'error', message: cause === undefined ? message : `${message} ${failureMessage(cause)}` });
    const notify = (kind: Notice['kind'], message: string, undo?: () => unknown) =>
      host.notify({ kind, message, action: undo && { label: t`Undo`, run: () => void run(undo) } });
    const run = async (undo: () => unknown) => {
      try {
        await undo();
      } catch (cause) {
        error(t`The change was not undone.`, cause);
      }
    };
    return {
      success: (message, options) => notify('success', message, options?.undo),
      info: (message, options) => notify('info', message, options?.undo),
      error,
    };
  }, [host]);
}

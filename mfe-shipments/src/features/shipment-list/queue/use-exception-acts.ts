import { useRemote } from '@lading/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExceptionChange } from '../../../shared/types';
import { changeException, LISTS, type QueuedException } from '../api';

interface Act {
  exception: QueuedException;
  change: ExceptionChange;
  /** What was done, in words. */
  text: string;
}

/** What is done about exceptions of the queue; the last act can be undone. */
export function useExceptionActs() {
  const { api } = useRemote();
  const cache = useQueryClient();
  const [done, setDone] = useState<Act | null>(null);
  const [count, setCount] = useState(0);
  const act = useMutation({
    mutationFn: ({ exception, change }: Act & { isUndo?: boolean }) => changeException(api, exception, change),
    onSuccess: async (_, { isUndo, ...latest }) => {
      await cache.invalidateQueries({ queryKey: LISTS });
      setDone(isUndo ? null : latest);
      setCount((acts) => acts + 1);
    },
  });
  return {
    done,
    /** How many acts there were. */
    count,
    isPending: act.isPending,
    error: act.error,
    perform: (exception: QueuedException, change: ExceptionChange, text: string) =>
      act.mutateAsync({ exception, change, text }),
    undo: () => done && act.mutate({ ...done, change: before(done), isUndo: true }),
  };
}

export type ExceptionActs = ReturnType<typeof useExceptionActs>;

/** What brings back the values that a change has replaced. */
function before({ exception, change }: Act): ExceptionChange {
  return Object.fromEntries(
    Object.keys(change).map((name) => [name, exception[name as keyof ExceptionChange] ?? null]),
  );
}

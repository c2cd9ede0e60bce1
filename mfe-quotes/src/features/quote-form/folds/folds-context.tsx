import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { focusField } from '../../../shared/form/field-id';
import { type FoldId, foldOf } from './fold-of';

interface Folds {
  isOpen(id: FoldId): boolean;
  toggle(id: FoldId): void;
  /** Moves the focus to a field. The fold that contains it opens first. */
  show(path: string): void;
  /** Field to focus as soon as the content of its fold is on the page. */
  target: { fold: FoldId; path: string } | null;
}

const FoldsContext = createContext<Folds | null>(null);

/** Knows which folds of the form are open. */
export function FoldsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<ReadonlySet<FoldId>>(new Set());
  const [target, setTarget] = useState<Folds['target']>(null);
  const toggle = useCallback((id: FoldId) => {
    setTarget(null);
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  }, []);
  const show = useCallback((path: string) => {
    const fold = foldOf(path);
    if (fold === null) return focusField(path);
    setOpen((before) => new Set([...before, fold]));
    setTarget({ fold, path });
  }, []);
  const folds = useMemo(
    () => ({ isOpen: (id: FoldId) => open.has(id), toggle, show, target }),
    [open, toggle, show, target],
  );
  return <FoldsContext value={folds}>{children}</FoldsContext>;
}

/** Folds of the form; throws outside it. */
export function useFolds(): Folds {
  const folds = useContext(FoldsContext);
  if (!folds) throw new Error('useFolds must be used inside FoldsProvider');
  return folds;
}

/** Focuses the target of a fold after its content, which is beside this, has been loaded. */
export function FocusTarget({ fold }: { fold: FoldId }) {
  const { target } = useFolds();
  useEffect(() => {
    if (target?.fold === fold) focusField(target.path);
  }, [target, fold]);
  return null;
}

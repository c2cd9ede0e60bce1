import { IconChevronRight, SkeletonRows, UnstyledButton } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense, useId } from 'react';
import type { FoldId } from './fold-of';
import { FocusTarget, useFolds } from './folds-context';
import classes from './fold.module.css';

interface FoldProps {
  id: FoldId;
  label: string;
  /** What is inside, in one line. */
  summary: ReactNode;
  /** Loaded and rendered when the fold opens. */
  children: ReactNode;
}

/** Fields that most quotes leave as they are, behind one line that says what is inside. */
export function Fold({ id, label, summary, children }: FoldProps) {
  const { isOpen, toggle } = useFolds();
  const content = useId();
  const open = isOpen(id);
  return (
    <div className={classes.fold}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={content}
        onClick={() => toggle(id)}
      >
        <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
        <span className={classes.label}>{t`${label}:`}</span> <span className={classes.summary}>{summary}</span>
      </UnstyledButton>
      {open && (
        <div id={content} role="group" aria-label={label} className={classes.content}>
          <Suspense fallback={<SkeletonRows rows={2} height={52} />}>
            {children}
            <FocusTarget fold={id} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

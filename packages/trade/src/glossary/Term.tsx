import { Explained } from '@lading/ui';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { TermName } from './Definition';

const Definition = lazy(async () => ({ default: (await import('./Definition')).Definition }));

export interface TermProps extends Pick<ComponentProps<typeof Explained>, 'isTabStop'> {
  of: TermName;
  children: ReactNode;
}

/** A word of the trade that explains itself from the glossary: `<Term of="proNumber">PRO</Term>`. */
export function Term({ of, children, isTabStop }: TermProps) {
  return (
    <Explained
      isTabStop={isTabStop}
      explanation={
        <Suspense>
          <Definition of={of} />
        </Suspense>
      }
    >
      {children}
    </Explained>
  );
}

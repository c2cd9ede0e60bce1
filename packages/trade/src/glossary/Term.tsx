import { Explained } from '@lading/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import type { TermName } from './Definition';

const Definition = lazy(async () => ({ default: (await import('./Definition')).Definition }));

/** A word of the trade that explains itself from the glossary: `<Term of="proNumber">PRO</Term>`. */
export function Term({ of, children }: { of: TermName; children: ReactNode }) {
  return (
    <Explained
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

import { guardLeaving } from '@lading/ui/router';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { DiscardDialog } from './DiscardDialog';
import { keepsDraft } from './use-draft-form';

/**
 * Asks before a page with unsaved changes is left: by links, navigation by code, the back button, a switch of the company and signing out.
 * A reload and closing the tab ask too, unless a draft keeps the changes. Redirects do not ask. Returns the question, to be rendered.
 */
export function useUnsavedChanges(unsaved: boolean, hasDraft = false): ReactNode {
  const [leave, setLeave] = useState<(() => void) | null>(null);

  useEffect(() => (unsaved ? guardLeaving((agreed) => setLeave(() => agreed)) : undefined), [unsaved]);

  useEffect(() => {
    if (!unsaved || hasDraft) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved, hasDraft]);

  if (!leave) return null;
  const agree = () => {
    setLeave(null);
    leave();
  };
  return <DiscardDialog keepsDraft={hasDraft} onDiscard={agree} onKeep={() => setLeave(null)} />;
}

/** The same for a form. */
export function useUnsavedForm<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>): ReactNode {
  const { isDirty, isSubmitting } = form.formState;
  return useUnsavedChanges(isDirty && !isSubmitting, keepsDraft(form));
}

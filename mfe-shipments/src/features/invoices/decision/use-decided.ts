import { useRemote } from '@lading/mfe-kit';
import { useNavigate } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DecisionKind, Invoice } from '../../../shared/api/invoices';
import { reviewPath } from '../invoice-filter';
import type { Review } from '../review/use-review';
import { DECIDED } from './decision-words';

/** After a decision: a notice and, in a review, the next invoice; the notice leads back. */
export function useDecided({ id, number }: Pick<Invoice, 'id' | 'number'>, review: Review | null) {
  const { host } = useRemote();
  const navigate = useNavigate();
  const made = useRef<DecisionKind | null>(null);
  const [closed, setClosed] = useState<{ kind: DecisionKind } | null>(null);
  const next = review?.neighbors?.nextToReview ?? null;
  const proceed = useEffectEvent((kind: DecisionKind) => {
    const message = `${number}: ${i18n._(DECIDED[kind])}.`;
    if (review === null) host.notify({ kind: 'success', message });
    else if (next === null)
      host.notify({ kind: 'success', message: `${message} ${t`This was the last invoice of the list.`}` });
    else {
      const back = () => void navigate(reviewPath(id, review.filter));
      host.notify({ kind: 'success', message, action: { label: t`Back to ${number}`, run: back } });
      void navigate(reviewPath(next.id, review.filter));
    }
  });
  // The page is left after the dialog, which asks about unsaved changes, is gone.
  useEffect(() => {
    if (closed !== null) proceed(closed.kind);
  }, [closed]);
  return {
    note: (kind: DecisionKind) => void (made.current = kind),
    /** After the dialog was closed, with or without a decision. */
    proceed: () => {
      if (made.current !== null) setClosed({ kind: made.current });
      made.current = null;
    },
  };
}

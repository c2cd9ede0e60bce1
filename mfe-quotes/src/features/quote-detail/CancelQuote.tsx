import { Button, useDisclosure } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Quote } from '../../shared/api/types';

const CancelDialog = lazy(() => import('./CancelDialog').then((module) => ({ default: module.CancelDialog })));

/** Button that opens the dialog for cancelling the quote. */
export function CancelQuote({ quote }: { quote: Quote }) {
  const [opened, dialog] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        <Trans>Cancel quote</Trans>
      </Button>
      {opened && (
        <Suspense>
          <CancelDialog quote={quote} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}

import { Button, Title, useDisclosure } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import recordClasses from '../../../shared/record.module.css';
import { InvoicePaper } from './InvoicePaper';

/** The original of the invoice, shown on demand. */
export function OriginalPanel({ fileId }: { fileId: string }) {
  const [isShown, { toggle }] = useDisclosure();
  return (
    <section className={recordClasses.panel}>
      <div className={recordClasses.head}>
        <Title order={2}>
          <Trans>Original invoice</Trans>
        </Title>
        <Button variant="default" size="compact-md" aria-expanded={isShown} onClick={toggle}>
          {isShown ? <Trans>Hide preview</Trans> : <Trans>Show preview</Trans>}
        </Button>
      </div>
      {isShown && <InvoicePaper fileId={fileId} />}
    </section>
  );
}

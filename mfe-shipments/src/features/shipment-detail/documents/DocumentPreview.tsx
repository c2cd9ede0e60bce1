import { Button, Switch, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShipmentDocument } from '../../../shared/types';
import { canBeShown, counterpartOf, nameOf } from '../../../shared/document-words';
import classes from './documents.module.css';
import { useDocumentAddress } from '../../../shared/use-document-address';

interface DocumentPreviewProps {
  shipmentId: string;
  document: ShipmentDocument;
  /** All papers of the shipment, among which the carrier's image of this one may be. */
  documents: readonly ShipmentDocument[];
  onClose(): void;
}

/** A paper in the page, beside the carrier's image of it where there is one. */
export function DocumentPreview({ shipmentId, document, documents, onClose }: DocumentPreviewProps) {
  const [beside, setBeside] = useState(true);
  const counterpart = counterpartOf(document, documents);
  const other = counterpart && canBeShown(counterpart) ? counterpart : null;
  return (
    <section aria-label={t`Preview of ${nameOf(document)}`} className={classes.preview}>
      <div className={classes.bar}>
        <Title order={2}>{nameOf(document)}</Title>
        {other && (
          <Switch
            label={t`Compare with ${nameOf(other)}`}
            checked={beside}
            onChange={(event) => setBeside(event.currentTarget.checked)}
          />
        )}
        <Button variant="default" onClick={onClose}>
          <Trans>Close preview</Trans>
        </Button>
      </div>
      <div className={classes.papers}>
        <Paper shipmentId={shipmentId} document={document} />
        {other && beside && <Paper shipmentId={shipmentId} document={other} />}
      </div>
    </section>
  );
}

/** Asks the browser's viewer for the page in full width, without its list of pages. */
const WHOLE_PAGE = '#view=FitH&navpanes=0';

/**
 * The file is sandboxed by the policy of its own answer, in which nothing runs and nothing is loaded. The attribute `sandbox` of the frame
 * would keep browsers from showing PDF at all.
 */
function Paper({ shipmentId, document }: { shipmentId: string; document: ShipmentDocument }) {
  const { shown } = useDocumentAddress(shipmentId);
  return document.contentType === 'application/pdf' ? (
    <iframe title={nameOf(document)} src={`${shown(document.id)}${WHOLE_PAGE}`} className={classes.paper} />
  ) : (
    <img alt={`${nameOf(document)}: ${document.fileName}`} src={shown(document.id)} className={classes.image} />
  );
}

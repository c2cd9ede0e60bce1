import { formatDate, userTimeZone } from '@lading/ui';
import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import { localOf } from '../../../shared/local-instant';
import type { ShipmentDocument } from '../../../shared/types';
import classes from './documents.module.css';
import { useDocumentAddress } from '../../../shared/use-document-address';

/** Types that browsers draw, and the largest file that is loaded for a thumbnail, in bytes. */
const PICTURES = ['image/jpeg', 'image/png'];
const LARGEST = 2 * 1_048_576;

const TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/tiff': 'TIFF',
};

/** A small picture of an image, loaded when it comes into view; a page with type, pages and date for all other files (docs/adr/0024). */
export function DocumentThumbnail({ shipmentId, document }: { shipmentId: string; document: ShipmentDocument }) {
  const { shown } = useDocumentAddress(shipmentId);
  const [isBroken, setIsBroken] = useState(false);
  const { id, contentType, size } = document;
  return PICTURES.includes(contentType) && size <= LARGEST && !isBroken ? (
    <img
      alt=""
      src={shown(id)}
      loading="lazy"
      decoding="async"
      className={classes.thumbnail}
      onError={() => setIsBroken(true)}
    />
  ) : (
    <PageTile document={document} />
  );
}

function PageTile({ document: { contentType, pageCount, createdAt } }: { document: ShipmentDocument }) {
  return (
    <span className={classes.thumbnail} data-tile aria-hidden="true">
      <strong>{TYPES[contentType] ?? ''}</strong>
      {pageCount !== null && <span>{plural(pageCount, { one: '# page', other: '# pages' })}</span>}
      <span>{formatDate(localOf(new Date(createdAt), userTimeZone()).slice(0, 10))}</span>
    </span>
  );
}

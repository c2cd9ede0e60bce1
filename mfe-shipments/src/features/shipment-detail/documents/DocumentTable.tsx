import { Button, DateTimeInZone, IconDownload, StatusBadge, Table, UnstyledButton } from '@lading/ui';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ShipmentDocument } from '../../../shared/types';
import { DocumentThumbnail } from './DocumentThumbnail';
import {
  canBeShown,
  groupDocuments,
  nameOf,
  type DocumentGroup,
  sizeOf,
  STATUS_WORDS,
  WITHDRAWN,
} from '../../../shared/document-words';
import classes from './documents.module.css';
import { useDocumentAddress } from '../../../shared/use-document-address';

interface DocumentTableProps {
  shipmentId: string;
  documents: readonly ShipmentDocument[];
  /** Id of the document that is looked at. */
  shown: string | null;
  onShow(id: string | null): void;
}

/** The newest version of each type of document; earlier versions on request. */
export function DocumentTable({ documents, ...rest }: DocumentTableProps) {
  return (
    <div className={classes.frame}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Document`}</Table.Th>
            <Table.Th>{t`Status`}</Table.Th>
            <Table.Th>{t({ context: 'document', message: 'Created' })}</Table.Th>
            <Table.Th aria-label={t`Actions`} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {groupDocuments(documents).map((group) => (
            <Group key={group.newest.id} group={group} {...rest} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

type RowProps = Omit<DocumentTableProps, 'documents'>;

function Group({ group: { newest, earlier }, ...rest }: RowProps & { group: DocumentGroup }) {
  const [open, setOpen] = useState(false);
  const { fileName } = newest;
  return (
    <>
      <DocumentRow document={newest} {...rest} />
      {open && earlier.map((document) => <DocumentRow key={document.id} document={document} {...rest} />)}
      {earlier.length > 0 && (
        <Table.Tr>
          <Table.Td colSpan={4} className={classes.earlier}>
            <UnstyledButton className={classes.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? (
                <Plural
                  value={earlier.length}
                  one={`Hide the earlier version of ${fileName}`}
                  other={`Hide # earlier versions of ${fileName}`}
                />
              ) : (
                <Plural
                  value={earlier.length}
                  one={`Show the earlier version of ${fileName}`}
                  other={`Show # earlier versions of ${fileName}`}
                />
              )}
            </UnstyledButton>
          </Table.Td>
        </Table.Tr>
      )}
    </>
  );
}

function DocumentRow({ document, shipmentId, shown, onShow }: RowProps & { document: ShipmentDocument }) {
  const address = useDocumentAddress(shipmentId);
  const name = nameOf(document);
  const isShown = shown === document.id;
  const { label, tone } = document.withdrawnAt ? WITHDRAWN : STATUS_WORDS[document.status];
  return (
    <Table.Tr data-replaced={document.status === 'superseded' || Boolean(document.withdrawnAt) || undefined}>
      <Table.Td>
        <div className={classes.document}>
          <DocumentThumbnail shipmentId={shipmentId} document={document} />
          <div>
            <span className={classes.name}>{name}</span>
            <Facts document={document} />
          </div>
        </div>
      </Table.Td>
      <Table.Td>
        <StatusBadge tone={tone}>{i18n._(label)}</StatusBadge>
        {document.withdrawnAt && (
          <div className={classes.detail}>
            <DateTimeInZone instant={document.withdrawnAt} />
          </div>
        )}
      </Table.Td>
      <Table.Td>
        <DateTimeInZone instant={document.createdAt} />
        {document.uploadedBy && (
          <div className={classes.detail}>{t({ context: 'person', message: `by ${document.uploadedBy}` })}</div>
        )}
      </Table.Td>
      <Table.Td ta="right">
        <span className={classes.acts}>
          {canBeShown(document) && (
            <Button
              variant="default"
              aria-pressed={isShown}
              aria-label={t`Show ${name}`}
              onClick={() => onShow(isShown ? null : document.id)}
            >
              {isShown ? t`Hide` : t`Show`}
            </Button>
          )}
          <Button
            component="a"
            href={address.saved(document.id)}
            download={document.fileName}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            aria-label={t`Download ${name}`}
          >
            <Trans>Download</Trans>
          </Button>
        </span>
      </Table.Td>
    </Table.Tr>
  );
}

function Facts({ document: { fileName, size, pageCount, sha256, changes, note } }: { document: ShipmentDocument }) {
  const pages = pageCount === null ? [] : [plural(pageCount, { one: '# page', other: '# pages' })];
  return (
    <>
      <div className={classes.detail}>
        {[fileName, ...pages, sizeOf(size), `SHA-256 ${sha256.slice(0, 12)}`].join(', ')}
      </div>
      {changes.length > 0 && <div className={classes.detail}>{t`Changed: ${changes.join(' ')}`}</div>}
      {note && <div className={classes.detail}>“{note}”</div>}
    </>
  );
}

import { Upload } from '@lading/mfe-kit';
import { Group, NativeSelect, TextInput, Title } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Shipment } from '../../../shared/types';
import { DOCUMENT_NAMES, sizeOf } from '../../../shared/document-words';
import classes from './documents.module.css';
import { type UploadDetails, type UploadKind, useDocumentUploads } from './use-document-uploads';

interface UploadDocumentsProps {
  shipment: Shipment;
  /** Types to choose from, the first being proposed; by default all that the user may upload. */
  kinds?: readonly UploadKind[];
}

/** Adds documents of the carrier or others to a shipment. */
export function UploadDocuments({ shipment, kinds }: UploadDocumentsProps) {
  const uploads = useDocumentUploads(shipment.id);
  const [kind, setKind] = useState<UploadKind>(kinds?.[0] ?? 'POD');
  const [note, setNote] = useState('');
  const add = (files: readonly File[], details: UploadDetails) => {
    uploads.add(files, details);
    setNote('');
  };
  return (
    <section aria-label={t`Add documents`} className={classes.add}>
      <Title order={2}>{t`Add documents`}</Title>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={t`Document type`}
          data={(kinds ?? shipment.uploadKinds).map((value) => ({ value, label: i18n._(DOCUMENT_NAMES[value]) }))}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as UploadKind)}
        />
        <TextInput
          label={t`Note`}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Group>
      <Upload
        label={t`Files to add`}
        details={{ kind, note }}
        uploads={{ ...uploads, add }}
        describe={({ file, details }) => `(${i18n._(DOCUMENT_NAMES[details.kind])}, ${sizeOf(file.size)})`}
      />
    </section>
  );
}

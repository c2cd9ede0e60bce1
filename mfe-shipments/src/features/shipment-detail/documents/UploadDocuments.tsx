import { useRemote } from '@lading/mfe-kit';
import { Button, Group, NativeSelect, Text, TextInput, Title } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type DragEvent, useRef, useState } from 'react';
import type { Shipment } from '../../../shared/types';
import { UPLOAD_TYPES } from './check-upload';
import { DOCUMENT_NAMES, sizeOf } from './document-words';
import classes from './documents.module.css';
import { type Upload, type UploadKind, useUploads } from './use-uploads';

const KINDS: UploadKind[] = ['POD', 'CARRIER_BOL', 'WEIGHT_INSPECTION', 'OTHER'];
/** Papers that may show prices, which only those add who see them. */
const WITH_PRICES: UploadKind[] = ['WEIGHT_INSPECTION', 'OTHER'];

/** Adds papers of others: chosen, or dropped onto the box. */
export function UploadDocuments({ shipment }: { shipment: Shipment }) {
  const { can } = useRemote().host.session;
  const { uploads, add, remove, retry } = useUploads(shipment.id);
  const kinds = KINDS.filter((kind) => can('price.read') || !WITH_PRICES.includes(kind));
  const [kind, setKind] = useState<UploadKind>('POD');
  const [note, setNote] = useState('');
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    add([...(files ?? [])], kind, note);
    setNote('');
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section
      aria-label={t`Add documents`}
      className={classes.drop}
      data-over={over || undefined}
      onDrop={drop}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
    >
      <Title order={2}>{t`Add documents`}</Title>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={t`Kind`}
          data={kinds.map((value) => ({ value, label: i18n._(DOCUMENT_NAMES[value]) }))}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as UploadKind)}
        />
        <TextInput
          label={t`Remark`}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button onClick={() => input.current?.click()}>{t`Choose files`}</Button>
        <input
          ref={input}
          type="file"
          multiple
          accept={UPLOAD_TYPES.join(',')}
          aria-label={t`Files to add`}
          hidden
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
      </Group>
      <Text size="xs" c="dimmed">
        <Trans>Or drop them here: PDF, TIFF, JPEG or PNG, at most 25 MB each.</Trans>
      </Text>
      <ul className={classes.uploads} aria-live="polite">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload)}
            onRemove={() => remove(upload.key)}
          />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({
  upload: { file, kind, share, failure },
  onRetry,
  onRemove,
}: {
  upload: Upload;
  onRetry(): void;
  onRemove(): void;
}) {
  return (
    <li>
      <div>
        <strong>{file.name}</strong> ({i18n._(DOCUMENT_NAMES[kind])}, {sizeOf(file.size)})
        {failure ? (
          <div role="alert" className={classes.failure}>{t`Not added: ${failure}`}</div>
        ) : (
          <progress aria-label={t`Sending ${file.name}`} value={share} max={1} />
        )}
      </div>
      {failure && (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={onRetry} aria-label={t`Send ${file.name} again`}>
            <Trans>Send again</Trans>
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={onRemove} aria-label={t`Take ${file.name} off the list`}>
            <Trans>Take off</Trans>
          </Button>
        </Group>
      )}
    </li>
  );
}

import { useNotices } from '@lading/mfe-kit';
import { Alert, Button, Group, IconChevronLeft, PageHeader, Stack, Text, Textarea, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DockPickup } from '../../shared/api/dock';
import { ShipmentStatusBadge } from '../../shared/ShipmentStatusBadge';
import { DriverCode } from './DriverCode';
import type { QueuedItem } from './dock-store';
import { countLabel, type DraftText, entryOf, unitTotals } from './loading-draft';
import { windowText } from './PickupList';
import { randomKey } from './random-key';
import { ScanField } from './ScanField';
import { findScanned } from './find-scanned';
import { type ReadSignature, SignatureField } from './SignatureField';
import { UnitCounter } from './UnitCounter';
import { useDraft } from './use-draft';
import type { DockQueue } from './use-dock';

interface LoadPickupProps {
  pickup: DockPickup;
  queue: DockQueue;
  /** The refused item that this one corrects. */
  replaced?: number;
  /** For codes of other pickups. */
  onScan(code: string): boolean;
  onClose(): void;
}

/** Lengths that the API accepts. */
const MAX: Record<DraftText, number> = { door: 20, trailer: 20, seal: 40, signedBy: 100, note: 300 };

/** One pickup: what is loaded, seal, photos and signature. Saving stores it on this device first. */
export function LoadPickup({ pickup, queue, replaced, onScan, onClose }: LoadPickupProps) {
  const notices = useNotices();
  const { shipmentId, number } = pickup;
  const { draft, change, clear } = useDraft(pickup);
  const [isSigned, setSigned] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const signature = useRef<ReadSignature>(undefined);
  const file = (blob: Blob, name: string, note: string): Promise<QueuedItem> =>
    blob.arrayBuffer().then((bytes) => ({
      kind: 'file',
      shipmentId,
      number,
      problem: null,
      name,
      type: blob.type,
      bytes,
      note,
    }));

  const save = useMutation({
    mutationFn: async () => {
      const fields = entryOf(draft, pickup);
      const drawn = await signature.current?.();
      const items: QueuedItem[] = [];
      if (fields !== null) {
        const entry = { ...fields, key: randomKey(), loadedAt: new Date().toISOString() };
        items.push({ kind: 'entry', shipmentId, number, problem: null, entry });
      }
      if (drawn) items.push(await file(drawn, `signature-${number}.png`, t`Signature of ${draft.signedBy.trim()}`));
      await queue.add(items, replaced);
    },
    onSuccess: () => {
      clear();
      onClose();
      notices.success(t`Saved on this device: ${number}`);
    },
    onError: (error) =>
      notices.error(t`This device could not store the entry. Free some storage and save again.`, error),
  });
  const photos = useMutation({
    mutationFn: async (files: File[]) =>
      queue.add(await Promise.all(files.map((photo) => file(photo, photo.name, t`Loading`)))),
    onError: (error) =>
      notices.error(t`This device could not store the photos. Free some storage and try again.`, error),
  });
  const photoCount = queue.items.filter((item) => item.kind === 'file' && item.shipmentId === shipmentId).length;

  const scan = (code: string): boolean => {
    const found = findScanned(code, [pickup]);
    if (!found) return onScan(code);
    if (found.label) change(countLabel(draft, found.label.line, found.label.sscc));
    return true;
  };
  const text = (name: DraftText) => ({
    size: 'lg',
    value: draft[name],
    maxLength: MAX[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const isNameMissing = isSigned && draft.signedBy.trim() === '';
  const onSave = () => {
    const isEmpty = entryOf(draft, pickup) === null && !isSigned;
    setIncomplete(isEmpty || isNameMissing);
    if (!isEmpty && !isNameMissing) save.mutate();
  };
  const { loaded, count } = unitTotals({
    ...pickup,
    units: pickup.units.map((unit, line) => ({ ...unit, loaded: draft.loaded[line] ?? null })),
  });
  return (
    <Stack gap="lg">
      <div>
        <Button variant="default" size="lg" leftSection={<IconChevronLeft aria-hidden="true" />} onClick={onClose}>
          <Trans>Pickups</Trans>
        </Button>
      </div>
      <PageHeader
        title={t`Load ${number}`}
        description={`${pickup.carrierName} · ${windowText(pickup)} · ${pickup.destination.name}, ${pickup.destination.city}`}
      />
      <Group gap="md">
        <ShipmentStatusBadge status={pickup.status} />
        <Text>{t`BOL ${pickup.bolNumber}`}</Text>
        {pickup.proNumber && <Text>{t`PRO ${pickup.proNumber}`}</Text>}
      </Group>
      {pickup.status === 'cancelled' && (
        <Alert color="red" title={t`This shipment was canceled`}>
          <Trans>Do not load it. Ask the office.</Trans>
        </Alert>
      )}
      <ScanField onScan={scan} />
      <section aria-label={t`Loaded`}>
        <Text fw={600} size="lg" role="status">{t`${loaded} of ${count} loaded`}</Text>
        {pickup.units.map((unit) => (
          <UnitCounter
            key={unit.line}
            unit={unit}
            value={draft.loaded[unit.line] ?? null}
            onChange={(value) =>
              change({ loaded: draft.loaded.map((old, line) => (line === unit.line ? value : old)) })
            }
          />
        ))}
      </section>
      <Group grow align="start">
        <TextInput label={t`Door`} {...text('door')} />
        <TextInput label={t`Trailer`} {...text('trailer')} />
      </Group>
      <TextInput label={t`Seal`} description={t`Several seals: separate them with commas.`} {...text('seal')} />
      <TextInput
        type="file"
        size="lg"
        label={t`Photos`}
        description={photoCount > 0 ? t`Waiting to be sent: ${photoCount}` : t`Stored as documents of the shipment.`}
        accept="image/jpeg,image/png"
        capture="environment"
        multiple
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) photos.mutate(files);
          currentTarget.value = '';
        }}
      />
      <TextInput
        label={t`Driver’s name`}
        error={isIncomplete && isNameMissing ? t`Enter the name of the driver who signed.` : undefined}
        {...text('signedBy')}
      />
      <SignatureField onReady={(read) => (signature.current = read)} onDrawn={setSigned} />
      <Textarea label={t`Note`} rows={3} {...text('note')} />
      {isIncomplete && !isNameMissing && (
        <Alert color="orange" role="alert">
          {t`Nothing was changed. Count what is loaded, or enter a door, a seal or a note.`}
        </Alert>
      )}
      <Group>
        <Button size="xl" loading={save.isPending} onClick={onSave}>
          <Trans>Save entry</Trans>
        </Button>
        <DriverCode pickup={pickup} />
      </Group>
    </Stack>
  );
}

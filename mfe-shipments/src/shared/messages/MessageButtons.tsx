import { Button, Group } from '@lading/ui';
import { i18n } from '@lingui/core';
import { lazy, Suspense, useState } from 'react';
import type { NewDisputeMessage } from '../api/invoices';
import { type Direction, MESSAGE_LABELS } from './message-words';

const MessageDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "message-dialog" */ './MessageDialog')).MessageDialog,
}));

export interface MessageButtonsProps {
  /** Number of the invoice or claim. */
  number: string;
  /** Email address of the carrier; null offers no email. */
  address: string | null;
  onSend(message: NewDisputeMessage): Promise<unknown>;
}

/** Buttons that add an answer of the carrier or a note, or email the carrier. */
export function MessageButtons({ address, ...props }: MessageButtonsProps) {
  const [direction, setDirection] = useState<Direction | null>(null);
  const offered: Direction[] = ['received', 'note', ...(address === null ? [] : ['sent' as const])];
  return (
    <Group gap="xs">
      {offered.map((one) => (
        <Button key={one} variant="default" onClick={() => setDirection(one)}>
          {i18n._(MESSAGE_LABELS[one])}
        </Button>
      ))}
      <Suspense>
        {direction && (
          <MessageDialog
            key={direction}
            direction={direction}
            address={address}
            onClose={() => setDirection(null)}
            {...props}
          />
        )}
      </Suspense>
    </Group>
  );
}

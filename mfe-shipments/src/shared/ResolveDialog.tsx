import { Text, Textarea } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from './ActDialog';

/** Fewest and most characters of a resolution. */
const LENGTH = { least: 3, most: 500 };

export interface ResolveDialogProps {
  title: string;
  /** The exception's own words. */
  text: string;
  onResolve(resolution: string): Promise<unknown>;
  onClose(): void;
}

/** Asks what was done about an exception, which resolves it. */
export function ResolveDialog({ title, text, onResolve, onClose }: ResolveDialogProps) {
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const resolve = useMutation({ mutationFn: onResolve, onSuccess: onClose });
  const resolution = words.trim();
  const isShort = resolution.length < LENGTH.least;
  const act = () => {
    setTried(true);
    if (!isShort) resolve.mutate(resolution);
  };
  return (
    <ActDialog
      title={title}
      actLabel={t`Resolve`}
      busy={resolve.isPending}
      onAct={act}
      onClose={onClose}
      failure={resolve.isError ? { error: resolve.error, title: t`Not resolved` } : null}
    >
      <Text>{text}</Text>
      <Textarea
        label={t`What was done`}
        description={t`It is kept with the shipment.`}
        data-autofocus
        rows={3}
        maxLength={LENGTH.most}
        value={words}
        error={tried && isShort ? t`Say in a few words what was done.` : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </ActDialog>
  );
}

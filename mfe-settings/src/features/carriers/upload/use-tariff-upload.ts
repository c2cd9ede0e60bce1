import { unwrap } from '@lading/api-client';
import { useRemote, UserFacingError } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TariffUpload } from '../../../shared/types';
import { CARRIERS_KEY, TARIFFS_KEY } from '../use-carriers';
import { sendWithProgress } from './send-with-progress';

export interface TariffParts {
  /** JSON of the terms. */
  terms: string;
  rates: File;
}

/** Sends a tariff; a dry run only checks it. `progress` is the share that is sent, from 0 to 1; `stop` ends the sending. */
export function useTariffUpload() {
  const { api } = useRemote();
  const queries = useQueryClient();
  const [progress, setProgress] = useState(0);
  const running = useRef<AbortController>(null);
  const upload = useMutation({
    mutationFn: ({ parts, dryRun }: { parts: TariffParts; dryRun: boolean }): Promise<TariffUpload> => {
      setProgress(0);
      running.current = new AbortController();
      return unwrap(
        api.POST('/api/v1/company/tariffs', {
          params: { query: { dryRun: dryRun ? 'true' : 'false' } },
          body: { terms: parts.terms, rates: parts.rates.name },
          bodySerializer: () => undefined,
          fetch: sendWithProgress(formOf(parts), setProgress),
          signal: running.current.signal,
        }),
      );
    },
    onSuccess: async ({ tariffId }) => {
      if (tariffId === null) return;
      await Promise.all([CARRIERS_KEY, TARIFFS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
  return {
    ...upload,
    progress,
    stop: () => running.current?.abort(new UserFacingError(t`Stopped. Nothing was stored.`)),
  };
}

function formOf({ terms, rates }: TariffParts): FormData {
  const form = new FormData();
  form.set('terms', terms);
  form.set('rates', rates);
  return form;
}

export type TariffUploading = ReturnType<typeof useTariffUpload>;

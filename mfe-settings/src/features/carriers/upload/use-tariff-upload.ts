import { unwrap } from '@lading/api-client';
import { uploadRequest, UserFacingError, useRemote } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { TariffUpload } from '../../../shared/types';
import { carrierQueries, tariffQueries } from '../carrier-queries';

export interface TariffParts {
  /** JSON of the terms. */
  terms: string;
  rates: File;
}

/** Sends a tariff; a dry run only checks it. `progress` is the sent share from 0 to 1; `cancel` stops the upload. */
export function useTariffUpload() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
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
          ...uploadRequest(formOf(parts), setProgress),
          signal: running.current.signal,
        }),
      );
    },
    onSuccess: async ({ tariffId }) => {
      if (tariffId === null) return;
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: carrierQueries.list(api).queryKey }),
        queryClient.invalidateQueries({ queryKey: tariffQueries.list(api).queryKey }),
      ]);
    },
  });
  const cancel = () => running.current?.abort(new UserFacingError(t`The upload was canceled. Nothing was saved.`));
  return { ...upload, progress, cancel };
}

function formOf({ terms, rates }: TariffParts): FormData {
  const form = new FormData();
  form.set('terms', terms);
  form.set('rates', rates);
  return form;
}

export type TariffUploading = ReturnType<typeof useTariffUpload>;

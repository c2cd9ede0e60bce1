import { unwrap } from '@lading/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../shared/area';
import type { TariffUpload } from '../../shared/types';
import { CARRIERS_KEY, TARIFFS_KEY } from './use-company';

export interface TariffFiles {
  terms: File;
  rates: File;
}

/** Sends the two files of a tariff; a dry run only checks them. */
export function useTariffUpload() {
  const { api } = useArea();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ files, dryRun }: { files: TariffFiles; dryRun: boolean }): Promise<TariffUpload> =>
      unwrap(
        api.POST('/api/v1/company/tariffs', {
          params: { query: { dryRun: dryRun ? 'true' : 'false' } },
          body: { terms: files.terms.name, rates: files.rates.name },
          bodySerializer: () => formOf(files),
        }),
      ),
    onSuccess: async ({ tariffId }) => {
      if (tariffId === null) return;
      await Promise.all([CARRIERS_KEY, TARIFFS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}

function formOf({ terms, rates }: TariffFiles): FormData {
  const form = new FormData();
  form.set('terms', terms);
  form.set('rates', rates);
  return form;
}

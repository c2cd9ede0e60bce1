import { FailureAlert, failureMessage, useRemote } from '@lading/mfe-kit';
import { SavedViewsMenu } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIdle } from '../../shared/use-idle';
import { forgetView, savedViews, saveView } from './api';
import { viewQuery } from './list-address';

/** The person's named choices of filters. */
export function SavedViews() {
  const { api, host } = useRemote();
  const cache = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const idle = useIdle();
  const { data: views = [] } = useQuery({ ...savedViews(api), enabled: idle });
  const query = viewQuery(search);
  const forget = useMutation({
    mutationFn: (id: string) => forgetView(api, id),
    onSuccess: () => void cache.invalidateQueries({ queryKey: savedViews(api).queryKey }),
    onError: (error) =>
      host.notify({ kind: 'error', message: t`The view was not forgotten. ${failureMessage(error)}` }),
  });
  const save = useMutation({
    mutationFn: (name: string) => saveView(api, name, query),
    onSuccess: (view) =>
      cache.setQueryData(savedViews(api).queryKey, (known = []) =>
        [...known, view].sort((a, b) => a.name.localeCompare(b.name)),
      ),
  });
  return (
    <SavedViewsMenu
      views={views}
      query={query}
      allLabel={t`All shipments`}
      example={t`Texas, this week`}
      onOpen={setSearch}
      onDelete={forget.mutate}
      onSave={save.mutateAsync}
      renderFailure={(error) => (
        <FailureAlert error={error} title={t`The view was not saved`}>
          <Trans>The name is kept.</Trans>
        </FailureAlert>
      )}
    />
  );
}

import { SavedViewsMenu, withValue } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '../query/failure';
import { FailureAlert } from '../query/FailureAlert';
import { useRemote } from '../remote/remote-context';
import type { TableLayout } from '../table/use-table-layout';
import { deleteView, savedViewQueries, saveView, type ViewArea } from './saved-views';
import { CURSOR } from './use-url-filters';

/** What the list is called in its menu of views. */
export interface SavedViewsOptions {
  area: ViewArea;
  /** The view without filters: "All shipments". */
  allLabel: string;
  /** Example of a name: "Texas, this week". */
  example: string;
}

/** The user's named filters, with the columns that were shown. */
export function SavedViews({
  area,
  allLabel,
  example,
  layout,
}: SavedViewsOptions & { layout: Pick<TableLayout<object>, 'addTo'> }) {
  const { api, host } = useRemote();
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const options = savedViewQueries.list(api, area);
  const { data: views = [] } = useQuery(options);
  const query = withValue(search, CURSOR, undefined);
  const save = useMutation({
    mutationFn: (name: string) => saveView(api, area, { name, query: layout.addTo(query).toString() }),
    onSuccess: (view) => {
      queryClient.setQueryData(options.queryKey, (known = []) =>
        [...known, view].sort((a, b) => a.name.localeCompare(b.name)),
      );
      setSearch(view.query, { replace: true });
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => deleteView(api, id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
    onError: (error) => host.notify({ kind: 'error', message: t`The view was not deleted. ${failureMessage(error)}` }),
  });
  return (
    <SavedViewsMenu
      views={views}
      query={query.toString()}
      canSave={layout.addTo(query).toString() !== ''}
      allLabel={allLabel}
      example={example}
      onOpen={setSearch}
      onDelete={remove.mutate}
      onSave={save.mutateAsync}
      renderFailure={(error) => (
        <FailureAlert error={error} title={t`The view was not saved`}>
          <Trans>The name is kept.</Trans>
        </FailureAlert>
      )}
    />
  );
}

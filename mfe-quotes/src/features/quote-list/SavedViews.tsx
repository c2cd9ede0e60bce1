import { Button, ConfirmDialog, Menu, TextInput, useDisclosure } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetView, savedViews, saveView } from '../../shared/api/saved-views';
import { useArea } from '../../shared/area';
import { FailureAlert } from '../../shared/FailureAlert';
import { describeFailure } from '../../shared/problem';

/** The person's named choices of filters: opened, saved and forgotten here. */
export function SavedViews() {
  const { api, host } = useArea();
  const cache = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [naming, dialog] = useDisclosure();
  const { data: views = [] } = useQuery(savedViews(api));
  const query = search.toString();
  const open = views.find((view) => view.query === query);
  const forget = useMutation({
    mutationFn: (id: string) => forgetView(api, id),
    onSuccess: () => void cache.invalidateQueries({ queryKey: savedViews(api).queryKey }),
    onError: (error) => host.notify({ kind: 'error', message: `The view was not forgotten. ${describeFailure(error).message}` }),
  });
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default">{open ? `View: ${open.name}` : 'Views'}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setSearch('')}>All quotes</Menu.Item>
          {views.map((view) => (
            <Menu.Item key={view.id} onClick={() => setSearch(view.query)}>
              {view.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item disabled={query === '' || open !== undefined} onClick={dialog.open}>
            Save these filters as a view
          </Menu.Item>
          {open && <Menu.Item onClick={() => forget.mutate(open.id)}>Forget “{open.name}”</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {naming && <NameView query={query} onClose={dialog.close} />}
    </>
  );
}

function NameView({ query, onClose }: { query: string; onClose(): void }) {
  const { api } = useArea();
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => saveView(api, name.trim(), query),
    onSuccess: (view) => {
      cache.setQueryData(savedViews(api).queryKey, (views = []) => [...views, view].sort((a, b) => a.name.localeCompare(b.name)));
      onClose();
    },
  });
  const confirm = () => {
    setTried(true);
    if (name.trim()) save.mutate();
  };
  return (
    <ConfirmDialog opened title="Save as a view" confirmLabel="Save view" busy={save.isPending} onConfirm={confirm} onClose={onClose}>
      <TextInput
        label="Name"
        placeholder="Texas, ending soon"
        maxLength={60}
        value={name}
        error={tried && !name.trim() ? 'Enter a name.' : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {save.isError && <FailureAlert error={save.error} title="The view was not saved">The name is kept.</FailureAlert>}
    </ConfirmDialog>
  );
}

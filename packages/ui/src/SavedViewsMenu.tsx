import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Menu, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

/** A named set of filters. */
interface View {
  id: string;
  name: string;
  /** Query string of the list page. */
  query: string;
  /** Who shares it; absent for the user's own. */
  author?: string | null;
  /** Whether the user may delete it; default: yes. */
  canChange?: boolean;
}

export interface SavedViewsMenuProps {
  views: readonly View[];
  /** Query string of the page now. */
  query: string;
  /** Whether there are filters or columns to save. */
  canSave?: boolean;
  /** Label of the unfiltered list, such as "All quotes". */
  allLabel: string;
  /** Placeholder of the name. */
  example: string;
  onOpen(query: string): void;
  onDelete(id: string): void;
  /** Saves the filters under a name. The dialog stays open if it rejects. */
  onSave(name: string): Promise<unknown>;
  /** Shows why saving failed. */
  renderFailure(error: unknown): ReactNode;
}

/** The user's saved views of a list: open, save, delete. */
export function SavedViewsMenu({
  views,
  query,
  canSave = query !== '',
  allLabel,
  example,
  onOpen,
  onDelete,
  onSave,
  renderFailure,
}: SavedViewsMenuProps) {
  const [naming, dialog] = useDisclosure();
  const open = views.find((view) => view.query === query);
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default">{open ? t`View: ${open.name}` : t`Views`}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onOpen('')}>{allLabel}</Menu.Item>
          {views.map((view) => (
            <Menu.Item key={view.id} onClick={() => onOpen(view.query)}>
              {view.name}
              {view.author != null && (
                <Text span size="xs" c="dimmed">
                  {' '}
                  {view.author}
                </Text>
              )}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item disabled={!canSave || open !== undefined} onClick={dialog.open}>
            <Trans>Save view</Trans>
          </Menu.Item>
          {open && open.canChange !== false && (
            <Menu.Item onClick={() => onDelete(open.id)}>
              <Trans>Delete “{open.name}”</Trans>
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {naming && <NameView example={example} onSave={onSave} renderFailure={renderFailure} onClose={dialog.close} />}
    </>
  );
}

type NameViewProps = Pick<SavedViewsMenuProps, 'example' | 'onSave' | 'renderFailure'> & { onClose(): void };

function NameView({ example, onSave, renderFailure, onClose }: NameViewProps) {
  const [name, setName] = useState('');
  const [state, setState] = useState<'new' | 'nameless' | 'saving' | { error: unknown }>('new');
  const confirm = () => {
    if (!name.trim()) return setState('nameless');
    setState('saving');
    onSave(name.trim()).then(onClose, (error: unknown) => setState({ error }));
  };
  return (
    <ConfirmDialog
      opened
      title={t`Save view`}
      confirmLabel={t`Save view`}
      busy={state === 'saving'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput
        label={t`Name`}
        placeholder={example}
        maxLength={60}
        value={name}
        error={state === 'nameless' && !name.trim() ? t`Enter a name.` : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {typeof state === 'object' && renderFailure(state.error)}
    </ConfirmDialog>
  );
}

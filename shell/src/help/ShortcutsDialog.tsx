import { Anchor, Modal, Switch, Title, useLocalStorage } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GUIDE_PATH } from './guide-path';
import classes from './help.module.css';
import { LETTERS_STORED, type PageShortcut } from './page-shortcuts';

const shortcuts = () => [
  { keys: '?', does: t`Show keyboard shortcuts` },
  { keys: t`Ctrl+K or Cmd+K`, does: t`Search, run an action or open the user guide` },
  { keys: t`Ctrl+Enter or Cmd+Enter`, does: t`Submit the form` },
  { keys: t`Up, Down, Home, End`, does: t`Move between the rows of a list` },
  { keys: t`Enter`, does: t`Open the row` },
  { keys: t`Space`, does: t`Preview the row` },
  { keys: 'X', does: t`Select the row` },
  { keys: 'A', does: t`Go to the actions on the selected rows` },
  { keys: t`Esc`, does: t`Close a dialog or menu` },
];

interface ShortcutsDialogProps {
  /** Keys of buttons of the page. */
  onThisPage: readonly PageShortcut[];
  onClose(): void;
}

/** Keys of the page, which can be switched off, and keys that work everywhere, in forms and in lists. */
export function ShortcutsDialog({ onThisPage, onClose }: ShortcutsDialogProps) {
  const [hasLetters, setLetters] = useLocalStorage(LETTERS_STORED);
  return (
    <Modal opened onClose={onClose} title={t`Keyboard shortcuts`} closeButtonProps={{ 'aria-label': t`Close` }}>
      {onThisPage.length > 0 && (
        <>
          <Title order={3} size="h5">
            <Trans>On this page</Trans>
          </Title>
          <Keys shortcuts={onThisPage} />
          <Switch
            my="sm"
            label={t`Letters activate buttons of the page`}
            checked={hasLetters}
            onChange={(event) => setLetters(event.currentTarget.checked)}
          />
          <Title order={3} size="h5">
            <Trans>Everywhere</Trans>
          </Title>
        </>
      )}
      <Keys shortcuts={shortcuts()} />
      <p>
        <Anchor component={Link} to={GUIDE_PATH} onClick={onClose}>
          <Trans>Open the user guide</Trans>
        </Anchor>
      </p>
    </Modal>
  );
}

function Keys({ shortcuts: rows }: { shortcuts: readonly PageShortcut[] }) {
  return (
    <table className={classes.shortcuts}>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

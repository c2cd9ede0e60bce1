import { Anchor, Modal } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GUIDE_PATH } from './guide-path';
import classes from './help.module.css';

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

/** Keys that work everywhere, in forms and in lists. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Modal opened onClose={onClose} title={t`Keyboard shortcuts`} closeButtonProps={{ 'aria-label': t`Close` }}>
      <table className={classes.shortcuts}>
        <tbody>
          {shortcuts().map(({ keys, does }) => (
            <tr key={keys}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Anchor component={Link} to={GUIDE_PATH} onClick={onClose}>
          <Trans>Open the user guide</Trans>
        </Anchor>
      </p>
    </Modal>
  );
}

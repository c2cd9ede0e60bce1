import { Button, Paper } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import classes from './inbox.module.css';
import type { Undoable } from './marks';

/** Says what was done last and offers to take it back; it stays until the next act. */
export function UndoBar({ last, onDone }: { last: Undoable | null; onDone(): void }) {
  const undo = () => {
    last?.undo();
    onDone();
  };
  return (
    <div role="status" className={classes.undo}>
      {last && (
        <Paper withBorder shadow="sm" className={classes.undoBar}>
          <span>{last.text}</span>
          <Button variant="subtle" onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
        </Paper>
      )}
    </div>
  );
}

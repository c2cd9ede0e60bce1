import { ActionIcon, Button, IconDots, Menu } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { type PropsWithChildren, type ReactNode, useState } from 'react';
import type { Shipment } from '../../../shared/types';
import { ActionDialog, type Dialog } from './ActionDialog';
import classes from './actions.module.css';
import { FollowItems } from './FollowItems';
import { type Action, useActions } from './use-actions';
import { useCopyShipment } from './use-copy-shipment';

/** The main action of the shipment's stage, and a menu of all others. */
export function ShipmentActions({ shipment }: { shipment: Shipment }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const copy = useCopyShipment(shipment);
  const { main, others } = useActions(shipment, () => copy.mutate());
  const start = ({ dialog: named, run }: Action) => (named ? setDialog(named) : run?.());
  return (
    <>
      {main && <MainAction action={main} busy={copy.isPending} onStart={() => start(main)} />}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t`More actions`}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((action) => (
            <ActionItem key={action.name} action={action} onStart={() => start(action)} />
          ))}
          <Menu.Divider />
          <FollowItems shipment={shipment} />
        </Menu.Dropdown>
      </Menu>
      <ActionDialog open={dialog} shipment={shipment} onClose={() => setDialog(null)} />
    </>
  );
}

/** A link opens a page or a file, everything else is a button. */
function rootOf({ to, href }: Action): ((props: PropsWithChildren) => ReactNode) | undefined {
  if (to) return (props) => <Link {...props} to={to} />;
  if (!href) return undefined;
  return ({ children, ...props }) => (
    <a {...props} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function MainAction({ action, busy, onStart }: { action: Action; busy: boolean; onStart(): void }) {
  const { icon: Icon, label } = action;
  return (
    <Button
      renderRoot={rootOf(action)}
      className={classes.main}
      leftSection={<Icon size={16} aria-hidden="true" />}
      loading={busy}
      onClick={onStart}
    >
      <span className={classes.word}>{label}</span>
    </Button>
  );
}

function ActionItem({ action, onStart }: { action: Action; onStart(): void }) {
  const { icon: Icon, label, color } = action;
  return (
    <Menu.Item
      renderRoot={rootOf(action)}
      c={color}
      leftSection={<Icon size={16} aria-hidden="true" />}
      onClick={onStart}
    >
      {label}
    </Menu.Item>
  );
}

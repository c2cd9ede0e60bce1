import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state-block.module.css';

/** What every state block is made of. */
export interface StateBlockProps {
  icon: ReactNode;
  title: string;
  /** What happened, what was kept, what to do. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** Level of the title: 1 when the block is the whole page. */
  order?: 1 | 2;
}

/** Centred block that stands where content would be. */
export function StateBlock({ icon, title, children, action, order = 2 }: StateBlockProps) {
  return (
    <div className={classes.block}>
      <div className={classes.icon} aria-hidden="true">
        {icon}
      </div>
      <Title order={order} size="h2">
        {title}
      </Title>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './state-block.module.css';

export interface StateBlockProps {
  icon: ReactNode;
  title: string;
  /** What happened, what was kept, what to do. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** Heading level: 1 if the block is the whole page. */
  order?: 1 | 2;
}

/** Centered block in place of content. */
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

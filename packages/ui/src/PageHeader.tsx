import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

/** The page's only level-1 heading, a description, tabs and the main action, on one line where there is room. */
export function PageHeader({
  title,
  description,
  tabs,
  action,
}: {
  title: ReactNode;
  description?: ReactNode;
  tabs?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <header className={classes.header}>
      <div className={classes.heading}>
        <Title order={1}>{title}</Title>
        {description && <div className={classes.description}>{description}</div>}
      </div>
      {tabs && <div className={classes.tabs}>{tabs}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </header>
  );
}

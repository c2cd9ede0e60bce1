import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page.module.css';

/** The page's only level-1 heading, a description and the main action. */
export function PageHeader({
  title,
  description,
  action,
}: {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <header className={classes.header}>
      <div className={classes.heading}>
        <Title order={1}>{title}</Title>
        {description && <div className={classes.description}>{description}</div>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </header>
  );
}

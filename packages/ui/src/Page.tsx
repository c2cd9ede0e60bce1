import type { ReactNode } from 'react';
import classes from './page.module.css';

/**
 * Frame of a page's content. Sets `data-page` to `name` once `ready`; tests and measurements wait for it. Pages of tables are up to 1920 px wide
 * (`isWide`), others 1440 px.
 */
export function Page({
  name,
  ready = true,
  isWide,
  children,
}: {
  name: string;
  ready?: boolean;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={classes.page}
      data-page={ready ? name : undefined}
      data-wide={isWide || undefined}
      aria-busy={!ready}
    >
      {children}
    </div>
  );
}

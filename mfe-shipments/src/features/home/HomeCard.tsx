import { Anchor, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { type ReactNode, useId } from 'react';
import classes from './home.module.css';

interface HomeCardProps {
  title: string;
  /** What the numbers are of. */
  note?: string;
  children: ReactNode;
}

/** A section of the home page. */
export function HomeCard({ title, note, children }: HomeCardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {note && <span className={classes.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}

interface FigureProps {
  value: string;
  label: string;
  /** The list of what was counted. */
  to: string;
  /** Whether it needs attention, so that it is emphasized. */
  isDue?: boolean;
}

/** A number that leads to its list. */
export function Figure({ value, label, to, isDue = false }: FigureProps) {
  return (
    <Anchor component={Link} to={to} className={classes.figure} data-due={isDue || undefined} underline="never">
      <span className={classes.value}>{value}</span>
      <span className={classes.label}>{label}</span>
    </Anchor>
  );
}

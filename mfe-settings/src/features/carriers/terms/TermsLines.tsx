import classes from './terms.module.css';

/** Lines of one term; those that the other version lacks are bold. */
export function TermsLines({ lines, changed }: { lines: string[]; changed?: ReadonlySet<string> }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line} className={changed?.has(line) ? classes.changed : undefined}>
          {line}
        </li>
      ))}
    </ul>
  );
}

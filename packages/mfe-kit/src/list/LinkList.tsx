import { Anchor, SkeletonRows, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../query/LoadFailure';
import classes from './link-list.module.css';

const MOST_SHOWN = 5;

interface LinkListProps {
  /** Names the list: "Claims". */
  caption: string;
  query: Pick<UseQueryResult, 'isLoadingError' | 'error' | 'refetch'>;
  /** Undefined until they are loaded. */
  links: { to: string; label: string }[] | undefined;
  /** Replaces the list if there is no link. */
  empty: string;
}

/** Links to the first five resources of a query, for a card of the home page, with its loading, empty and error states. */
export function LinkList({ caption, query, links, empty }: LinkListProps) {
  if (query.isLoadingError)
    return (
      <LoadFailure error={query.error} title={t`${caption} could not be loaded`} onRetry={() => void query.refetch()} />
    );
  if (!links) return <SkeletonRows rows={MOST_SHOWN} label={t`Loading`} />;
  if (links.length === 0) return <Text c="dimmed">{empty}</Text>;
  return (
    <ul className={classes.list} aria-label={caption}>
      {links.slice(0, MOST_SHOWN).map(({ to, label }) => (
        <li key={to}>
          <Anchor component={Link} to={to}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

import { Button, Group, IconChevronLeft, IconChevronRight, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { Pages } from './use-pages';

/** Leads from page to page; nothing when all is on one. */
export function Pager({
  label,
  pages: { after, number, toFirst, toPrevious, toNext },
  nextCursor,
  busy,
}: {
  label: string;
  pages: Pages;
  nextCursor: string | null;
  busy: boolean;
}) {
  if (after === undefined && nextCursor === null) return null;
  return (
    <Group component="nav" aria-label={label} justify="center" gap="xs">
      {number === null ? (
        <Button variant="default" onClick={toFirst}>
          <Trans>First page</Trans>
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={16} aria-hidden="true" />}
          disabled={after === undefined}
          onClick={toPrevious}
        >
          <Trans>Previous</Trans>
        </Button>
      )}
      {number !== null && (
        <Text c="dimmed" role="status">
          <Trans>Page {number}</Trans>
        </Text>
      )}
      <Button
        variant="default"
        rightSection={<IconChevronRight size={16} aria-hidden="true" />}
        disabled={nextCursor === null || busy}
        onClick={() => nextCursor !== null && toNext(nextCursor)}
      >
        <Trans>Next</Trans>
      </Button>
    </Group>
  );
}

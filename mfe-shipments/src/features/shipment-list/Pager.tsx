import { Button, Group, IconChevronLeft, IconChevronRight, Text } from '@lading/ui';
import type { Pages } from './use-pages';

/** Leads from page to page; nothing when all is on one. */
export function Pager({ label, pages: { after, number, toFirst, toPrevious, toNext }, nextCursor, busy }: { label: string; pages: Pages; nextCursor: string | null; busy: boolean }) {
  if (after === undefined && nextCursor === null) return null;
  return (
    <Group component="nav" aria-label={label} justify="center" gap="xs">
      {number === null ? (
        <Button variant="default" onClick={toFirst}>
          First page
        </Button>
      ) : (
        <Button variant="default" leftSection={<IconChevronLeft size={16} aria-hidden="true" />} disabled={after === undefined} onClick={toPrevious}>
          Previous
        </Button>
      )}
      {number !== null && (
        <Text c="dimmed" role="status">
          Page {number}
        </Text>
      )}
      <Button
        variant="default"
        rightSection={<IconChevronRight size={16} aria-hidden="true" />}
        disabled={nextCursor === null || busy}
        onClick={() => nextCursor !== null && toNext(nextCursor)}
      >
        Next
      </Button>
    </Group>
  );
}

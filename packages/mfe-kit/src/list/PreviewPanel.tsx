import { ActionIcon, Button, Group, IconChevronDown, IconChevronUp, IconX, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './preview-panel.module.css';

interface PreviewPanelProps {
  /** What the row is called: "S-000317". */
  name: string;
  /** Its page. */
  to: string;
  onClose(): void;
  /** Previews the row before (-1) or after (1); absent at the end of the list. */
  onPrevious?(): void;
  onNext?(): void;
  children: ReactNode;
}

/** Details of a row at the right of its table. The focus stays in the table, where the arrow keys move from row to row. */
export function PreviewPanel({ name, to, onClose, onPrevious, onNext, children }: PreviewPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!panel.current) return;
    panel.current.scrollTop = 0;
    panel.current.parentElement?.querySelector('[data-previewed]')?.scrollIntoView({ block: 'nearest' });
  }, [name]);
  const step = (label: string, icon: ReactNode, onClick: (() => void) | undefined) => (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} disabled={!onClick} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
  return (
    <aside ref={panel} tabIndex={-1} aria-label={t`Preview of ${name}`} className={classes.panel} data-preview-panel>
      <Group gap={4} wrap="nowrap" className={classes.head}>
        <Title order={2} className={classes.title}>
          {name}
        </Title>
        <Button component={Link} to={to} variant="light" size="compact-sm">
          <Trans>Open page</Trans>
        </Button>
        {step(t`Previous row`, <IconChevronUp size={18} aria-hidden="true" />, onPrevious)}
        {step(t`Next row`, <IconChevronDown size={18} aria-hidden="true" />, onNext)}
        {step(t`Close preview`, <IconX size={18} aria-hidden="true" />, onClose)}
      </Group>
      <div className={classes.content}>{children}</div>
    </aside>
  );
}

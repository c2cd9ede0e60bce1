import { Paper, Stack, Text, Title } from '@lading/ui';
import { type ReactNode, useId } from 'react';

type SectionProps = { children: ReactNode } & (
  | { title: string; description?: string }
  /** Accessible name of a part whose heading is the page's. */
  | { label: string }
);

/** A part of a page, with its own heading unless it is the only one. */
export function Section(props: SectionProps) {
  const id = useId();
  const name = 'title' in props ? { 'aria-labelledby': id } : { 'aria-label': props.label };
  return (
    <Paper component="section" withBorder p="md" {...name}>
      <Stack gap="sm">
        {'title' in props && (
          <div>
            <Title order={2} id={id}>
              {props.title}
            </Title>
            {props.description && <Text c="dimmed">{props.description}</Text>}
          </div>
        )}
        {props.children}
      </Stack>
    </Paper>
  );
}

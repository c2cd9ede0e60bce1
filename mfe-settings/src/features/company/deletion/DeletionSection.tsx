import { useRemote } from '@lading/mfe-kit';
import { Button, Group, Text, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Section } from '../../../shared/Section';

/** Forms are loaded when one is opened. */
const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog')).DeleteDialog }));

/** Deletes the company; owners only. */
export function DeletionSection() {
  const { host } = useRemote();
  const [asking, { open, close }] = useDisclosure();
  const { company } = host.session;
  if (!company || !host.session.can('company.delete')) return null;
  const { name } = company;
  return (
    <Section title={t`Delete company`} description={t`An owner can restore it for 30 days.`}>
      <Text>
        <Trans>
          All access to {name} ends immediately, including API keys and tracking links. Nothing more is sent. Shipments
          that carriers accepted still move; cancel them first if needed.
        </Trans>
      </Text>
      <Text>
        <Trans>
          After 30 days, its quotes, shipments, documents, tariffs and members are erased. The activity log stays.
          Export your data first.
        </Trans>
      </Text>
      <Group>
        <Button color="red" variant="light" onClick={open}>
          <Trans>Delete company</Trans>
        </Button>
      </Group>
      <Suspense>{asking && <DeleteDialog name={name} onClose={close} />}</Suspense>
    </Section>
  );
}

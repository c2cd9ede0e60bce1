import { Button, Group, Text, useDisclosure } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../../shared/Section';
import { DeleteDialog } from './DeleteDialog';

/** Deletes the company; only for its owners. */
export function DeletionSection({ name }: { name: string }) {
  const [asking, { open, close }] = useDisclosure();
  return (
    <Section
      title={t`Delete the company`}
      description={t`For good after 30 days; until then every owner can restore it.`}
    >
      <Text>
        <Trans>
          At once nobody can work in {name} any more: its pages, API keys and tracking links answer as if it did not
          exist, and nothing more is sent for it. Shipments that carriers have accepted go on; cancel them first if they
          should not.
        </Trans>
      </Text>
      <Text>
        <Trans>
          After 30 days its quotes, shipments, documents, tariffs and members are erased. The activity log stays. Take
          an export with you before that.
        </Trans>
      </Text>
      <Group>
        <Button color="red" variant="light" onClick={open}>
          <Trans>Delete the company</Trans>
        </Button>
      </Group>
      {asking && <DeleteDialog name={name} onClose={close} />}
    </Section>
  );
}

import { Button, IconTag, IconTruck, Paper, Text, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { carrierPaths } from '../../shared/carrier-paths';
import { useAddDemonstration } from '../../shared/demonstration/use-demonstration';
import classes from './first-run.module.css';
import { HideButton } from './HideButton';
import { SampleFiles } from './SampleFiles';

const ICON = { size: 28, stroke: 1.5, 'aria-hidden': true } as const;

/** The first page of a new company: which carriers to start with. */
export function Welcome({ companyName, onHide }: { companyName: string; onHide(): void }) {
  const add = useAddDemonstration();
  return (
    <Paper component="section" withBorder className={classes.panel} aria-label={t`First steps`}>
      <div className={classes.head}>
        <div>
          <Title order={2}>
            <Trans>Welcome, {companyName}</Trans>
          </Title>
          <Text c="dimmed">
            <Trans>Lading prices freight with your carriers. Choose how you want to start.</Trans>
          </Text>
        </div>
        <HideButton onHide={onHide} />
      </div>
      <div className={classes.choices}>
        <Choice
          icon={<IconTruck {...ICON} />}
          title={t`Explore with demo carriers`}
          action={
            <Button loading={add.isPending} onClick={() => add.mutate()}>
              <Trans>Add demo carriers</Trans>
            </Button>
          }
        >
          <Trans>
            Fictional carriers with tariffs and fuel prices: quote, book and follow shipments at once. No carrier is
            contacted. Remove it all with one click.
          </Trans>
        </Choice>
        <Choice
          icon={<IconTag {...ICON} />}
          title={t`Bring your rates`}
          action={
            <Button variant="default" component={Link} to={carrierPaths.add()}>
              <Trans>Set up carrier</Trans>
            </Button>
          }
        >
          <Trans>
            Six guided steps from the carrier&apos;s SCAC to a test quote. You need your tariff as a CSV file; a sample
            shows the format.
          </Trans>
        </Choice>
      </div>
      <SampleFiles />
    </Paper>
  );
}

interface ChoiceProps {
  icon: ReactNode;
  title: string;
  action: ReactNode;
  children: ReactNode;
}

function Choice({ icon, title, action, children }: ChoiceProps) {
  return (
    <div className={classes.choice}>
      <span className={classes.choiceIcon}>{icon}</span>
      <Title order={3}>{title}</Title>
      <Text className={classes.choiceText}>{children}</Text>
      {action}
    </div>
  );
}

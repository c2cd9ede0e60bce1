import { useRemote } from '@lading/mfe-kit';
import { Anchor, Button, IconCheck, IconCircle, Paper, Text, Title, useDisclosure, VisuallyHidden } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { carrierPaths } from '../../shared/carrier-paths';
import { demonstrationQueries } from '../../shared/demonstration/demonstration-queries';
import classes from './first-run.module.css';
import { HideButton } from './HideButton';
import { SampleFiles } from './SampleFiles';
import { type StepName, STEPS } from './steps';

const RemoveDemoDialog = lazy(async () => ({
  default: (await import('../../shared/demonstration/RemoveDemoDialog')).RemoveDemoDialog,
}));

interface Step {
  name: StepName;
  done: boolean;
}

/** The first steps, with the next one as the main action. */
export function Checklist({ steps, onHide }: { steps: readonly Step[]; onHide(): void }) {
  const done = steps.filter((step) => step.done).length;
  const total = steps.length;
  const next = steps.find((step) => !step.done);
  return (
    <Paper component="section" withBorder className={classes.panel} aria-label={t`First steps`}>
      <div className={classes.head}>
        <div>
          <Title order={2}>
            <Trans>First steps</Trans>
          </Title>
          <Text c="dimmed">{t`${done} of ${total} done`}</Text>
        </div>
        <HideButton onHide={onHide} />
      </div>
      <progress className={classes.progress} value={done} max={total} aria-label={t`Steps done`} />
      <ol className={classes.steps}>
        {steps.map((step) => (
          <StepRow key={step.name} step={step} isNext={step === next} />
        ))}
      </ol>
      <DemoNote />
      <SampleFiles />
    </Paper>
  );
}

function StepRow({ step: { name, done }, isNext }: { step: Step; isNext: boolean }) {
  const { label, why, to } = STEPS[name];
  return (
    <li className={classes.step} data-done={done || undefined}>
      {done ? (
        <IconCheck size={20} aria-hidden="true" className={classes.doneIcon} />
      ) : (
        <IconCircle size={20} aria-hidden="true" className={classes.openIcon} />
      )}
      <div>
        <Anchor component={Link} to={to} fw={isNext ? 600 : 500} className={classes.stepLink}>
          {i18n._(label)}
        </Anchor>
        <VisuallyHidden>{done ? t`, done` : t`, open`}</VisuallyHidden>
        {!done && (
          <Text size="sm" c="dimmed">
            {i18n._(why)}
          </Text>
        )}
      </div>
      {isNext && (
        <Button component={Link} to={to} className={classes.stepButton} size="xs" aria-label={i18n._(label)}>
          <Trans>Start</Trans>
        </Button>
      )}
    </li>
  );
}

/** While the company has demonstration carriers: how to go on to real ones. */
function DemoNote() {
  const { host, api } = useRemote();
  const manages = host.session.can('carrier.manage');
  const demo = useQuery({ ...demonstrationQueries.current(api), enabled: manages });
  const [removing, { open, close }] = useDisclosure();
  if (!manages || demo.data === undefined || demo.data.carriers === 0) return null;
  return (
    <div className={classes.note}>
      <Text size="sm">
        <Trans>You explore with demo carriers. No real carrier is contacted.</Trans>
      </Text>
      <Button variant="default" size="xs" component={Link} to={carrierPaths.add()}>
        <Trans>Set up carrier</Trans>
      </Button>
      <Button variant="default" size="xs" onClick={open}>
        <Trans>Remove demo data</Trans>
      </Button>
      <Suspense>{removing && <RemoveDemoDialog onClose={close} />}</Suspense>
    </div>
  );
}

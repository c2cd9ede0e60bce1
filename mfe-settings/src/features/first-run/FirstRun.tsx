import type { SlotContext } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Button, IconList, useLocalStorage } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Checklist } from './Checklist';
import { setupQueries } from './first-run-queries';
import { STEPS } from './steps';
import { Welcome } from './Welcome';

/** Resources whose changes may end a step. */
const RESOURCES = ['quote', 'shipment'];

/**
 * The first steps of a company: the choice of carriers, then a checklist, until everything is done. What is done follows from the
 * company's data; only whether the checklist is hidden is kept, in this browser per user and company.
 */
export function FirstRun({ context: { place } }: { context: SlotContext }) {
  const { host, api } = useRemote();
  const { user, company, can } = host.session;
  const setup = useQuery(setupQueries.steps(api));
  const { refetch } = setup;
  const { live } = host.events;
  const [isHidden, setHidden] = useLocalStorage({
    key: `lading.first-steps-hidden.${company?.id ?? ''}.${user?.id ?? ''}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  useEffect(() => {
    const ends = RESOURCES.map((resource) => live(resource, () => void refetch()));
    return () => ends.forEach((end) => end());
  }, [live, refetch]);

  // A failure to load the hints must not get in the way of the page around them.
  if (setup.data === undefined) return null;
  const steps = setup.data.steps.filter(({ name }) => {
    const { permission } = STEPS[name];
    return permission === undefined || can(permission);
  });
  if (steps.every(({ done }) => done)) return null;
  if (isHidden) return place === 'home' ? <ShowAgain onShow={() => setHidden(false)} /> : null;
  const hasCarrier = steps.some(({ name, done }) => name === 'carrier' && done);
  const hide = () => setHidden(true);
  return hasCarrier || !can('carrier.manage') ? (
    <Checklist steps={steps} onHide={hide} />
  ) : (
    <Welcome companyName={company?.name ?? ''} onHide={hide} />
  );
}

function ShowAgain({ onShow }: { onShow(): void }) {
  return (
    <div>
      <Button variant="default" leftSection={<IconList size={18} aria-hidden="true" />} onClick={onShow}>
        <Trans>Show first steps</Trans>
      </Button>
    </div>
  );
}

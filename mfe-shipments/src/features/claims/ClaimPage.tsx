import { ActionMenu, DetailPage, useRemote } from '@lading/mfe-kit';
import { Button, ForbiddenState, Group } from '@lading/ui';
import { useParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type Claim, claimQueries, type ClaimStepKind } from '../../shared/api/claims';
import { shipmentQueries } from '../../shared/api/shipments';
import { ClaimBadge } from '../../shared/claims/ClaimBadge';
import classes from '../../shared/record.module.css';
import { ClaimAmounts } from './ClaimAmounts';
import { ClaimContent } from './ClaimContent';
import { ClaimCorrespondence } from './ClaimCorrespondence';
import { ClaimDeadlines } from './ClaimDeadlines';
import { ClaimFacts } from './ClaimFacts';
import { ClaimHistory } from './ClaimHistory';
import { nextSteps } from './step/next-steps';
import { stepLabel } from './step/step-words';

const StepDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "claim-step" */ './step/StepDialog')).StepDialog,
}));
const ClaimDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "claim-dialog" */ '../../shared/claims/ClaimDialog')).ClaimDialog,
}));

/** One claim: deadlines, amounts, what happened, and its history. */
export function ClaimPage() {
  const { id = '' } = useParams();
  const { api, host } = useRemote();
  const isAllowed = host.session.can('price.read');
  const claim = useQuery({ ...claimQueries.detail(api, id), enabled: isAllowed });
  if (!isAllowed) return <ForbiddenState />;
  return (
    <DetailPage
      name="claim"
      query={claim}
      title={t`Claim`}
      loading={t`Loading claim`}
      failed={t`The claim could not be loaded`}
      header={(data) => ({
        kind: t`Claim`,
        title: data.number,
        status: <ClaimBadge status={data.status} />,
        actions: <Steps claim={data} />,
      })}
    >
      {(data) => (
        <div className={classes.page}>
          <div className={classes.main}>
            <ClaimDeadlines claim={data} />
            <ClaimAmounts claim={data} />
            <ClaimContent claim={data} />
          </div>
          <div className={classes.side}>
            <ClaimFacts claim={data} />
            <ClaimCorrespondence claim={data} />
            <ClaimHistory claim={data} />
          </div>
        </div>
      )}
    </DetailPage>
  );
}

/** Buttons for the steps that usually come next; all others are in the menu. */
function Steps({ claim }: { claim: Claim }) {
  const [step, setStep] = useState<ClaimStepKind | null>(null);
  const [editing, setEditing] = useState(false);
  const { main, beside, others } = nextSteps(claim);
  const label = (kind: ClaimStepKind) => i18n._(stepLabel(kind, claim));
  return (
    <>
      <Group gap="xs">
        {claim.status === 'draft' && main && (
          <Button variant="default" onClick={() => setEditing(true)}>{t`Edit claim`}</Button>
        )}
        {beside.map((kind) => (
          <Button key={kind} variant="default" onClick={() => setStep(kind)}>
            {label(kind)}
          </Button>
        ))}
        {main && <Button onClick={() => setStep(main)}>{label(main)}</Button>}
        <ActionMenu
          actions={others.map((kind) => ({
            label: label(kind),
            destructive: kind === 'withdraw',
            onSelect: () => setStep(kind),
          }))}
        />
      </Group>
      <Suspense>
        {step && <StepDialog key={step} kind={step} claim={claim} onClose={() => setStep(null)} />}
        {editing && <EditDraft claim={claim} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  );
}

function EditDraft({ claim, onClose }: { claim: Claim; onClose(): void }) {
  const { api } = useRemote();
  const { data: shipment } = useQuery(shipmentQueries.detail(api, claim.shipmentId));
  return shipment ? <ClaimDialog shipment={shipment} claim={claim} onClose={onClose} /> : null;
}

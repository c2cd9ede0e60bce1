import { DetailPage, useRemote } from '@lading/mfe-kit';
import { Term } from '@lading/trade/glossary';
import { Anchor, Button, ForbiddenState, Group, KeyValue, SkeletonRows, Stack } from '@lading/ui';
import { Link, useParams, useSearchParams } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { carrierPaths } from '../../../shared/carrier-paths';
import { Section } from '../../../shared/Section';
import { StepList } from '../../../shared/StepList';
import { carrierQueries, fuelPriceQueries, tariffQueries } from '../carrier-queries';
import { FuelSection } from '../fuel/FuelSection';
import { CarrierProfileForm } from '../page/CarrierProfileForm';
import { ProNumbersSection } from '../page/ProNumbersSection';
import { useUploadStep } from '../upload/use-upload-step';
import { firstOpenStep, isDone, SETUP_STEPS, type SetupState, type SetupStep, STEP_LABELS } from './setup-steps';
import { TestQuoteSection } from './TestQuoteSection';

const TariffUploadWizard = lazy(async () => ({
  default: (await import('../upload/TariffUploadWizard')).TariffUploadWizard,
}));

/** Setup of a carrier in steps. What is done follows from what is stored, so it can be left and continued. */
export function CarrierSetupPage() {
  const { id = '' } = useParams();
  const { api, host } = useRemote();
  const profile = useQuery(carrierQueries.profile(api, id));
  const fuel = useQuery(fuelPriceQueries.list(api));
  const tariffs = useInfiniteQuery(tariffQueries.list(api));
  const [search] = useSearchParams();
  if (!host.session.can('carrier.manage') || !host.session.can('tariff.manage')) return <ForbiddenState />;
  return (
    <DetailPage
      name="carrier-setup"
      query={profile}
      title={t`Set up a carrier`}
      loading={t`Loading the carrier`}
      failed={t`The carrier could not be loaded`}
      header={({ id: carrierId, name, scac }) => ({
        title: t`Set up ${name}`,
        description: scac,
        actions: (
          <Anchor component={Link} to={carrierPaths.detail(carrierId)}>
            <Trans>Carrier page</Trans>
          </Anchor>
        ),
      })}
    >
      {(carrier) => {
        if (fuel.data === undefined || tariffs.data === undefined)
          return <SkeletonRows rows={6} label={t`Loading the steps`} />;
        const state = {
          carrier,
          fuelPrices: fuel.data.items,
          tariffs: tariffs.data.pages.flatMap(({ items }) => items),
        };
        const named = SETUP_STEPS.find((step) => step === search.get('step'));
        // Saving the tariff finishes its step, but the upload still says what was saved.
        const open = search.has('upload') ? 'tariff' : firstOpenStep(state);
        return <Steps state={state} current={named ?? open} />;
      }}
    </DetailPage>
  );
}

function Steps({ state, current }: { state: SetupState; current: SetupStep }) {
  const { id } = state.carrier;
  const previous = SETUP_STEPS[SETUP_STEPS.indexOf(current) - 1];
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(current) + 1];
  return (
    <Stack>
      <StepList
        label={t`Setup steps`}
        steps={SETUP_STEPS.map((name) => ({
          name,
          label: i18n._(STEP_LABELS[name]),
          done: isDone(name, state),
          to: carrierPaths.setup(id, name),
        }))}
        current={current}
      />
      <StepContent state={state} step={current} />
      <Group>
        {previous && (
          <Button variant="default" component={Link} to={carrierPaths.setup(id, previous)}>
            <Trans>Back</Trans>
          </Button>
        )}
        {next && (
          <Button
            variant={isDone(current, state) ? 'filled' : 'default'}
            component={Link}
            to={carrierPaths.setup(id, next)}
          >
            {isDone(current, state) ? t`Continue` : t`Skip for now`}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function StepContent({ state, step }: { state: SetupState; step: SetupStep }) {
  const { carrier } = state;
  if (step === 'contacts') return <CarrierProfileForm carrier={carrier} />;
  if (step === 'pro') return <ProNumbersSection carrier={carrier} />;
  if (step === 'fuel') return <FuelSection />;
  if (step === 'tariff') return <TariffStep state={state} />;
  if (step === 'quote') return <TestQuoteSection state={state} />;
  return (
    <Section title={t`Carrier`}>
      <KeyValue
        items={[
          { label: t`Carrier`, value: carrier.name },
          { label: 'SCAC', heading: <Term of="scac">SCAC</Term>, value: carrier.scac },
        ]}
      />
    </Section>
  );
}

/** The upload, or what was uploaded. */
function TariffStep({ state }: { state: SetupState }) {
  const [uploadStep, goTo] = useUploadStep();
  if (uploadStep === null && isDone('tariff', state))
    return (
      <Section title={t`Tariff`} description={t`The carrier has a tariff.`}>
        <Group>
          <Button variant="default" onClick={() => goTo('terms')}>
            <Trans>Upload tariff</Trans>
          </Button>
        </Group>
      </Section>
    );
  return (
    <Suspense fallback={<SkeletonRows rows={6} label={t`Loading upload`} />}>
      <TariffUploadWizard
        step={uploadStep ?? 'terms'}
        onStep={goTo}
        carrier={state.carrier}
        closeLabel={t`Back to the steps`}
      />
    </Suspense>
  );
}

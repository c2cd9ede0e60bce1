import { unwrap } from '@lading/api-client';
import { Form, FormTextInput, useDraftForm, useRemote, useTitle } from '@lading/mfe-kit';
import { termLabel } from '@lading/trade/glossary';
import { z } from '@lading/trade/schemas';
import { ForbiddenState, Page, PageHeader, SimpleGrid, Stack } from '@lading/ui';
import { useNavigate } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { carrierPaths } from '../../../shared/carrier-paths';
import { Section } from '../../../shared/Section';
import { StepList } from '../../../shared/StepList';
import { carrierQueries } from '../carrier-queries';
import { SETUP_STEPS, STEP_LABELS } from './setup-steps';

const schema = z.object({
  scac: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z]{2,4}$/, { error: () => t`Enter the SCAC, two to four letters.` }),
    ),
  name: z.string().check(z.trim(), z.minLength(1, { error: () => t`Enter the carrier's name.` }), z.maxLength(60)),
});

/** First step of the setup of a carrier that is rated with uploaded tariffs. */
export function AddCarrierPage() {
  const { host, api } = useRemote();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const title = t`Set up a carrier`;
  const id = useId();
  useTitle(title);
  const form = useDraftForm({ name: 'carrier.new', schema, defaults: { scac: '', name: '' } });
  const add = useMutation({
    mutationFn: (body: z.output<typeof schema>) => unwrap(api.POST('/api/v1/company/carriers/tariff', { body })),
    onSuccess: (carrier) => {
      queryClient.setQueryData(carrierQueries.profile(api, carrier.id).queryKey, carrier);
      return queryClient.invalidateQueries({ queryKey: carrierQueries.list(api).queryKey, exact: true });
    },
  });
  if (!host.session.can('carrier.manage')) return <ForbiddenState />;
  return (
    <Page name="add-carrier">
      <PageHeader title={title} description={t`Six steps to your first price. You can leave and continue later.`} />
      <Stack>
        <StepList
          label={t`Setup steps`}
          steps={SETUP_STEPS.map((name) => ({ name, label: i18n._(STEP_LABELS[name]) }))}
          current="carrier"
        />
        <Section title={t`Carrier`} description={t`For a carrier whose prices come from your contract.`}>
          <Form
            form={form}
            submitLabel={t`Add carrier`}
            onSubmit={async (values) => {
              const { id } = await add.mutateAsync(values);
              form.reset();
              await navigate(carrierPaths.setup(id));
            }}
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <FormTextInput name="scac" id={id} {...termLabel(id, 'SCAC', 'scac')} maxLength={4} />
              <FormTextInput name="name" label={t`Carrier name`} maxLength={60} />
            </SimpleGrid>
          </Form>
        </Section>
      </Stack>
    </Page>
  );
}

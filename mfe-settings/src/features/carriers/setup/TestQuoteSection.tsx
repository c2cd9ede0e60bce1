import { type components, unwrap } from '@lading/api-client';
import { routes } from '@lading/mfe-contract';
import { Form, FormNumberInput, FormSelect, FormTextInput, useRemote, useZodForm } from '@lading/mfe-kit';
import { FREIGHT_CLASSES, isParsed, nextBusinessDay, parseWhole, readPostalCode, today } from '@lading/trade';
import { termLabel } from '@lading/trade/glossary';
import { z } from '@lading/trade/schemas';
import { Alert, Button, formatDate, Group, IconCircleCheck, Money, SimpleGrid } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Section } from '../../../shared/Section';
import { type SetupState, usableTariff } from './setup-steps';

const place = z.pipe(
  z.string(),
  z.transform((text, ctx) => {
    const read = readPostalCode(text);
    if (read) return read;
    ctx.issues.push({ code: 'custom', message: t`Enter a ZIP or postal code, like 60601.`, input: text });
    return z.NEVER;
  }),
);
const schema = z.object({
  origin: place,
  destination: place,
  weight: z.pipe(
    z.string(),
    z.transform((text, ctx) => {
      const parsed = parseWhole(text);
      if (isParsed(parsed) && parsed.value > 0) return parsed.value;
      ctx.issues.push({ code: 'custom', message: t`Enter a whole number from 1.`, input: text });
      return z.NEVER;
    }),
  ),
  freightClass: z.enum(FREIGHT_CLASSES),
});
const EMPTY: z.input<typeof schema> = { origin: '', destination: '', weight: '1000', freightClass: '70' };

/** A price of one pallet with the carrier's tariff, without saving a quote. */
export function TestQuoteSection({ state }: { state: SetupState }) {
  const classId = useId();
  const { api } = useRemote();
  const form = useZodForm({ schema, defaults: EMPTY });
  const mode = usableTariff(state)?.mode;
  const rating = useMutation({
    mutationFn: (values: z.output<typeof schema>) =>
      unwrap(api.POST('/api/v1/rating/totals', { body: requestOf(values, mode === 'FTL') })),
  });
  return (
    <Section
      title={t`Test quote`}
      description={t`One pallet, 48 x 40 x 48 in, picked up on the next business day. Nothing is saved.`}
    >
      <Form
        form={form}
        transient
        submitLabel={t`Get price`}
        onSubmit={async (values) => void (await rating.mutateAsync(values))}
      >
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
          <FormTextInput name="origin" label={t`Origin ZIP`} maxLength={10} />
          <FormTextInput name="destination" label={t`Destination ZIP`} maxLength={10} />
          <FormNumberInput name="weight" label={t`Weight, lb`} />
          <FormSelect
            name="freightClass"
            id={classId}
            {...termLabel(classId, t`Freight class`, 'freightClass')}
            data={[...FREIGHT_CLASSES]}
          />
        </SimpleGrid>
      </Form>
      <div role="status">{rating.data && <Outcome result={rating.data} scac={state.carrier.scac} />}</div>
    </Section>
  );
}

function Outcome({ result, scac }: { result: components['schemas']['RatingTotalsDto']; scac: string }) {
  const offer = result.offers.find(({ carrier }) => carrier.scac === scac);
  if (!offer) {
    const reason = result.declined.find(({ carrier }) => carrier.scac === scac)?.message;
    return (
      <Alert color="yellow" variant="light" title={t`No price from this carrier`}>
        {reason ?? t`The carrier has no tariff for the pickup date.`}
      </Alert>
    );
  }
  return (
    <Alert color="green" variant="light" icon={<IconCircleCheck size={18} />} title={t`The carrier is ready to quote`}>
      <Group>
        <span>
          <Money value={offer.total} />, <Trans>delivery on {formatDate(offer.estimatedDeliveryOn)}</Trans>
        </span>
        <Button component={Link} to={routes.newQuote} size="compact-sm">
          <Trans>Create quote</Trans>
        </Button>
      </Group>
    </Alert>
  );
}

function requestOf(
  { origin, destination, weight, freightClass }: z.output<typeof schema>,
  isTruckload: boolean,
): components['schemas']['QuoteRequestDto'] {
  return {
    ...(isTruckload && { mode: 'FTL' as const }),
    pickup: { on: nextBusinessDay(today(new Date())), readyFrom: '09:00', closeAt: '17:00' },
    delivery: { type: 'none' },
    stops: [
      { type: 'origin', ...origin },
      { type: 'destination', ...destination },
    ],
    handlingUnits: [
      {
        count: 1,
        type: 'PAT',
        length: 48,
        width: 40,
        height: 48,
        weight,
        commodities: [{ description: t`General freight`, pieces: 1, packagingType: 'BOX', weight, freightClass }],
      },
    ],
    accessorials: [],
  };
}

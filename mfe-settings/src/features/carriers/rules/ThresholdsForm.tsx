import { unwrap } from '@lading/api-client';
import { Form, FormNumberInput, useDraftForm, useNotices, useRemote } from '@lading/mfe-kit';
import { isParsed, parseWhole } from '@lading/trade';
import { z } from '@lading/trade/schemas';
import { KeyValue, SimpleGrid } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ModeThresholds } from '../../../shared/types';
import { ratingRuleQueries } from '../carrier-queries';
import { TermsPart } from '../terms/TermsPart';

type Threshold = keyof ModeThresholds;

const MODES: { name: MessageDescriptor; fields: { field: Threshold; label: MessageDescriptor }[] }[] = [
  {
    name: msg`LTL`,
    fields: [
      { field: 'ltlMaxWeight', label: msg`Up to, lb` },
      { field: 'ltlBelowLinearFeet', label: msg`Below, linear ft` },
      { field: 'ltlMaxPallets', label: msg`Up to, handling units` },
    ],
  },
  {
    name: msg`Volume LTL`,
    fields: [
      { field: 'volumeFromPallets', label: msg`From, handling units` },
      { field: 'volumeAboveWeight', label: msg`Or above, lb` },
      { field: 'volumeFromLinearFeet', label: msg`Or from, linear ft` },
      { field: 'volumeMaxWeight', label: msg`Up to, lb` },
    ],
  },
  {
    name: msg`Truckload`,
    fields: [
      { field: 'truckloadAboveWeight', label: msg`Above, lb` },
      { field: 'truckloadAboveLinearFeet', label: msg`Or above, linear ft` },
      { field: 'truckloadAbovePallets', label: msg`Or above, handling units` },
    ],
  },
];

const wholeNumber = z.pipe(
  z.string(),
  z.transform((text, ctx) => {
    const parsed = parseWhole(text);
    if (isParsed(parsed)) return parsed.value;
    ctx.issues.push({ code: 'custom', message: parsed.message, input: text });
    return z.NEVER;
  }),
);
const FIELDS = MODES.flatMap(({ fields }) => fields.map(({ field }) => field));
const ofEachField = <T,>(valueOf: (field: Threshold) => T) =>
  Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as Record<Threshold, T>;
/** Body of the API's request. */
const schema = z.object({ thresholds: z.object(ofEachField(() => wholeNumber)) });
const valuesOf = (stored: ModeThresholds) => ({ thresholds: ofEachField((field) => String(stored[field] ?? '')) });

/** Thresholds of the modes; read-only for roles that cannot edit them. */
export function ThresholdsForm({ stored, canEdit }: { stored: ModeThresholds; canEdit: boolean }) {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  const form = useDraftForm({ name: 'mode-thresholds', schema, defaults: valuesOf(stored) });
  const save = useMutation({
    mutationFn: (body: z.output<typeof schema>) => unwrap(api.PATCH('/api/v1/company/rating-rules', { body })),
    onSuccess: (rules) => queryClient.setQueryData(ratingRuleQueries.current(api).queryKey, rules),
  });
  if (!canEdit) return <KeyValue items={readOnlyItems(stored)} />;
  return (
    <Form
      form={form}
      submitLabel={t`Save thresholds`}
      onSubmit={async (values) => {
        const { thresholds } = await save.mutateAsync(values);
        form.reset(valuesOf(thresholds));
        notices.success(t`The thresholds were saved.`);
      }}
    >
      {MODES.map(({ name, fields }) => (
        <TermsPart key={name.id} name={i18n._(name)}>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
            {fields.map(({ field, label }) => (
              <FormNumberInput key={field} name={`thresholds.${field}`} label={i18n._(label)} />
            ))}
          </SimpleGrid>
        </TermsPart>
      ))}
    </Form>
  );
}

const readOnlyItems = (stored: ModeThresholds) =>
  MODES.map(({ name, fields }) => ({
    label: i18n._(name),
    value: fields.map(({ field, label }) => `${i18n._(label)}: ${stored[field] ?? '–'}`).join('; '),
  }));

import {
  useDraftForm,
  ConflictAlert,
  Form,
  FormNumberInput,
  FormSelect,
  FormTextarea,
  FormTextInput,
  QueryBoundary,
  useNotices,
  useRemote,
} from '@lading/mfe-kit';
import { formatDate, KeyValue, SimpleGrid, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Section } from '../../../shared/Section';
import type { CarrierSettings } from '../../../shared/types';
import { carrierQueries } from '../carrier-queries';
import { TermsPart } from '../terms/TermsPart';
import {
  carrierSettingsSchema,
  dollars,
  FEES,
  holidaysOf,
  SETTINGS_LABELS,
  settingsValues,
  usualCurrency,
} from './carrier-settings-form';
import { useSaveSettings } from './use-carrier-page';

/** Calendar and fees of a carrier, each with its default and the source of it. */
export function CarrierSettingsSection({ id }: { id: string }) {
  const { api, host } = useRemote();
  const settings = useQuery(carrierQueries.settings(api, id));
  return (
    <Section
      title={t`Calendar and charges`}
      description={t`Used for delivery dates, pickups, lateness and cancellation fees. An empty field has its default.`}
    >
      <QueryBoundary query={settings} loading={t`Loading settings`} failed={t`The settings could not be loaded`}>
        {(stored) =>
          host.session.can('carrier.manage') ? (
            <EditSettings id={id} settings={stored} />
          ) : (
            <KeyValue items={readOnlyItems(stored)} />
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function EditSettings({ id, settings }: { id: string; settings: CarrierSettings }) {
  const notices = useNotices();
  const save = useSaveSettings(id);
  const form = useDraftForm({
    name: `carrier-settings.${id}`,
    schema: carrierSettingsSchema,
    defaults: settingsValues(settings),
  });
  const { defaults } = settings;
  const ofSource = (value: string, source: string) => t`Default: ${value}. Source: ${source}.`;
  return (
    <Form
      form={form}
      submitLabel={t`Save calendar and charges`}
      onSubmit={async (values) => {
        form.reset(settingsValues(await save.mutateAsync(values)));
        notices.success(t`The calendar and charges were saved.`);
      }}
    >
      <TermsPart name={t`Calendar`}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormSelect
            name="holidays"
            label={i18n._(SETTINGS_LABELS.holidays)}
            description={t`Source: ${defaults.holidays.source}.`}
            data={[
              { value: 'lane', label: t`Holidays of the lane’s countries (default)` },
              { value: 'US', label: t`United States` },
              { value: 'CA', label: t`Canada` },
              { value: 'both', label: t`United States and Canada` },
              { value: 'none', label: t`None` },
            ]}
          />
          <FormTextarea
            name="closedOn"
            label={i18n._(SETTINGS_LABELS.closedOn)}
            description={t`Other days on which this carrier is closed, one date per line, like 2026-12-24.`}
            rows={3}
          />
        </SimpleGrid>
        <UpcomingHolidays settings={settings} />
      </TermsPart>
      <TermsPart name={t`Pickups`}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormTextInput
            name="cutoff"
            type="time"
            label={i18n._(SETTINGS_LABELS.cutoff)}
            description={ofSource(defaults.cutoff.value, defaults.cutoff.source)}
          />
          <FormNumberInput
            name="pickupLeadMinutes"
            label={i18n._(SETTINGS_LABELS.pickupLeadMinutes)}
            description={ofSource(String(defaults.pickupLeadMinutes.value), defaults.pickupLeadMinutes.source)}
          />
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={t`Charges`}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormSelect
            name="feeCurrency"
            label={i18n._(SETTINGS_LABELS.feeCurrency)}
            data={[
              { value: '', label: t`${usualCurrency(settings)} (default)` },
              { value: 'USD', label: 'USD' },
              { value: 'CAD', label: 'CAD' },
            ]}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {FEES.map(({ name, label, use }) => (
            <FormNumberInput
              key={name}
              name={name}
              label={i18n._(label)}
              description={`${i18n._(use)} ${ofSource(dollars(defaults[name].value), defaults[name].source)}`}
            />
          ))}
        </SimpleGrid>
      </TermsPart>
      <TermsPart name={t`Invoices`}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FormNumberInput
            name="paymentDays"
            label={i18n._(SETTINGS_LABELS.paymentDays)}
            description={t`Due date of invoices without one. Default: ${defaults.paymentDays.value}.`}
          />
        </SimpleGrid>
      </TermsPart>
      <ConflictAlert error={save.error} valuesOf={settingsValues} labels={SETTINGS_LABELS} />
    </Form>
  );
}

/** The holidays of the choice, from today to the end of next year. */
function UpcomingHolidays({ settings }: { settings: CarrierSettings }) {
  const choice = useWatch<{ holidays: Parameters<typeof holidaysOf>[1] }, 'holidays'>({ name: 'holidays' });
  const holidays = holidaysOf(settings, choice);
  if (holidays.length === 0) return null;
  return (
    <details>
      <summary>
        <Trans>Holidays until the end of next year</Trans>
      </summary>
      <Text size="sm" component="ul">
        {holidays.map(({ country, on, name }) => (
          <li key={`${country} ${on}`}>
            {formatDate(on)}: {name} ({country})
          </li>
        ))}
      </Text>
    </details>
  );
}

function readOnlyItems(stored: CarrierSettings) {
  const values = settingsValues(stored);
  const { defaults } = stored;
  const orDefault = (value: string, fallback: string) => value || t`${fallback} (default)`;
  return [
    { label: t`Holidays`, value: stored.holidays?.join(', ') ?? t`Holidays of the lane’s countries (default)` },
    { label: t`Closing days`, value: stored.closedOn.map((day) => formatDate(day)).join('; ') || '–' },
    { label: t`Pickup cut-off`, value: orDefault(values.cutoff, defaults.cutoff.value) },
    {
      label: t`Pickup lead time, minutes`,
      value: orDefault(values.pickupLeadMinutes, String(defaults.pickupLeadMinutes.value)),
    },
    { label: i18n._(SETTINGS_LABELS.feeCurrency), value: orDefault(values.feeCurrency, usualCurrency(stored)) },
    ...FEES.map(({ name, label }) => ({
      label: i18n._(label),
      value: orDefault(values[name], dollars(defaults[name].value)),
    })),
    {
      label: i18n._(SETTINGS_LABELS.paymentDays),
      value: orDefault(values.paymentDays, String(defaults.paymentDays.value)),
    },
  ];
}

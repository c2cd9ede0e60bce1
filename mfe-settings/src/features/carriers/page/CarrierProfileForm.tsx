import { ConflictAlert, Form, FormTextInput, useDraftForm, useNotices, useRemote } from '@lading/mfe-kit';
import { Checkbox, Group, KeyValue, SimpleGrid, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { FormCheckboxGroup } from '../../../shared/form/FormCheckboxGroup';
import { Section } from '../../../shared/Section';
import type { CarrierProfile } from '../../../shared/types';
import { TermsPart } from '../terms/TermsPart';
import { carrierProfileSchema, MODES, PROFILE_LABELS, profileValues, PURPOSES } from './carrier-profile-form';
import { TerminalFields } from './TerminalFields';
import { useSaveProfile } from './use-carrier-page';

/** Modes, account number, contacts and terminals of a carrier; read-only for roles that cannot change them. */
export function CarrierProfileForm({ carrier }: { carrier: CarrierProfile }) {
  const canEdit = useRemote().host.session.can('carrier.manage');
  return (
    <Section title={t`Contacts, terminals and account`}>
      {canEdit ? <EditProfile carrier={carrier} /> : <KeyValue items={readOnlyItems(carrier)} />}
    </Section>
  );
}

function EditProfile({ carrier }: { carrier: CarrierProfile }) {
  const notices = useNotices();
  const save = useSaveProfile(carrier.id);
  const form = useDraftForm({
    name: `carrier.${carrier.id}`,
    schema: carrierProfileSchema,
    defaults: profileValues(carrier),
  });
  const isRatedHere = carrier.connectors.includes('tariff');
  return (
    <Form
      form={form}
      submitLabel={t`Save carrier`}
      onSubmit={async (values) => {
        form.reset(profileValues(await save.mutateAsync(values)));
        notices.success(t`The carrier was saved.`);
      }}
    >
      <FormCheckboxGroup name="modes" label={t`Modes`}>
        <Group mt="xs">
          {MODES.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={i18n._(label)} />
          ))}
        </Group>
      </FormCheckboxGroup>
      {isRatedHere && <FormTextInput name="customerNumber" label={t`Your account number`} maxLength={50} maw="20rem" />}
      {PURPOSES.map(({ purpose, name, use }) => (
        <TermsPart key={purpose} name={i18n._(name)}>
          <Text c="dimmed" size="sm">
            {i18n._(use)}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
            <FormTextInput name={`contacts.${purpose}.name`} label={t`Name`} maxLength={100} />
            <FormTextInput name={`contacts.${purpose}.email`} type="email" label={t`Email`} maxLength={254} />
            <FormTextInput name={`contacts.${purpose}.phone`} type="tel" label={t`Phone`} maxLength={30} />
            <FormTextInput
              name={`contacts.${purpose}.extension`}
              label={t`Extension`}
              inputMode="numeric"
              maxLength={6}
            />
          </SimpleGrid>
        </TermsPart>
      ))}
      <TerminalFields />
      <ConflictAlert error={save.error} valuesOf={profileValues} labels={PROFILE_LABELS} />
    </Form>
  );
}

function readOnlyItems({ modes, customerNumber, contacts, terminals }: CarrierProfile) {
  const modeNames = MODES.filter(({ value }) => modes.includes(value)).map(({ label }) => i18n._(label));
  return [
    { label: t`Modes`, value: modeNames.join(', ') },
    { label: t`Your account number`, value: customerNumber ?? '–' },
    ...PURPOSES.map(({ purpose, name }) => {
      const contact = contacts.find((each) => each.purpose === purpose);
      const phone = [contact?.phone, contact?.extension].filter(Boolean).join(' x');
      return {
        label: i18n._(name),
        value: [contact?.name, contact?.email, phone].filter(Boolean).join(', ') || '–',
      };
    }),
    {
      label: t`Terminals`,
      value:
        terminals
          .map(({ name, code, city, state, phone }) => [name, code, city, state, phone].filter(Boolean).join(', '))
          .join('; ') || '–',
    },
  ];
}

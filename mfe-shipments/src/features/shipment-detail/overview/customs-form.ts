import type { components } from '@lading/api-client';
import { INCOTERMS, LIMITS } from '@lading/trade';
import {
  ALWAYS,
  checkPostalCode,
  EMPTY_PARTY,
  EMPTY_STOP_CONTACT,
  netWeight,
  oneLine,
  optionalStopContact,
  optionalText,
  PARTY_INPUTS,
  type PartyValues,
  type StopContactValues,
  z,
} from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { Shipment } from '../../../shared/types';

export type ListedContact = components['schemas']['ContactDto'];
type Customs = NonNullable<Shipment['customs']>;
type Party = NonNullable<Customs['importer']>;

/** Importer or broker as typed; ignored unless `given`. */
export interface CustomsPartyValues extends PartyValues {
  given: boolean;
  /** Address book contact that the party was copied from; empty if typed. */
  contactId: string;
  number: string;
  contact: StopContactValues;
}

export interface CustomsValues {
  incoterm: '' | (typeof INCOTERMS)[number];
  incotermPlace: string;
  reasonForExport: string;
  exporterTaxNumber: string;
  netWeight: string;
  marks: string;
  aceNumber: string;
  aciNumber: string;
  importer: CustomsPartyValues;
  broker: CustomsPartyValues;
}

const manifestNumber = () =>
  optionalText(
    z.string().check(z.regex(/^[A-Z0-9]{4,25}$/, { error: () => t`Enter 4 to 25 capital letters and digits.` })),
  );

const partyForm = z.pipe(
  z.transform((party: CustomsPartyValues) => (party.given ? party : null)),
  z.nullable(
    z
      .object({
        ...PARTY_INPUTS,
        given: z.boolean(),
        contactId: optionalText(z.string()),
        number: optionalText(oneLine({ max: LIMITS.reference })),
        contact: optionalStopContact,
      })
      .check(z.superRefine(checkPostalCode, ALWAYS)),
  ),
);

export const customsForm = z.object({
  incoterm: z.enum(['', ...INCOTERMS]),
  incotermPlace: optionalText(oneLine({ max: LIMITS.city })),
  reasonForExport: optionalText(oneLine({ max: LIMITS.reference })),
  exporterTaxNumber: optionalText(oneLine({ max: LIMITS.reference })),
  netWeight: netWeight(),
  marks: optionalText(oneLine({ max: LIMITS.description })),
  aceNumber: manifestNumber(),
  aciNumber: manifestNumber(),
  importer: partyForm,
  broker: partyForm,
});

const EMPTY: CustomsPartyValues = {
  ...EMPTY_PARTY,
  given: false,
  contactId: '',
  number: '',
  contact: EMPTY_STOP_CONTACT,
};

function partyValues(party: Party | null | undefined, contactId: string | null | undefined): CustomsPartyValues {
  if (!party) return EMPTY;
  const { contact, ...rest } = party;
  return {
    ...EMPTY,
    ...rest,
    given: true,
    contactId: contactId ?? '',
    address2: party.address2 ?? '',
    number: party.number ?? '',
    contact: {
      name: contact?.name ?? '',
      phone: contact?.phone ?? '',
      extension: contact?.extension ?? '',
      email: contact?.email ?? '',
    },
  };
}

export function customsValues(customs: Shipment['customs']): CustomsValues {
  const { incoterm, netWeight: net, importer, importerContactId, broker, brokerContactId, ...texts } = customs ?? {};
  return {
    incoterm: incoterm ?? '',
    netWeight: net ? String(net) : '',
    ...texted(texts, ['incotermPlace', 'reasonForExport', 'exporterTaxNumber', 'marks', 'aceNumber', 'aciNumber']),
    importer: partyValues(importer, importerContactId),
    broker: partyValues(broker, brokerContactId),
  };
}

/** Texts of fields, empty if they have none. */
function texted<K extends string>(values: Partial<Record<K, string | null>>, fields: readonly K[]): Record<K, string> {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])) as Record<K, string>;
}

/** The declaration as the API stores it. */
export function toCustoms({ incoterm, importer, broker, ...rest }: z.output<typeof customsForm>): Customs {
  const [importerContactId, importerParty] = split(importer);
  const [brokerContactId, brokerParty] = split(broker);
  return {
    ...rest,
    incoterm: incoterm || null,
    importerContactId,
    importer: importerParty,
    brokerContactId,
    broker: brokerParty,
  };
}

function split(party: z.output<typeof partyForm>): [string | null, Party | null] {
  if (!party) return [null, null];
  const { contactId, given: _given, ...rest } = party;
  return [contactId, rest];
}

/** A contact as importer or broker, with its first person. */
export function partyOfContact({ id, name, address, people }: ListedContact): CustomsPartyValues {
  const person = people.find(({ phone }) => phone);
  return {
    ...EMPTY,
    ...address,
    given: true,
    contactId: id,
    name,
    address2: address.address2 ?? '',
    contact: person?.phone
      ? { name: person.name, phone: person.phone, extension: person.extension ?? '', email: person.email ?? '' }
      : EMPTY_STOP_CONTACT,
  };
}

import { INCOTERMS, LIMITS, parseDegrees, parseNumber, readPostalCode } from '@lading/trade';
import {
  accessorialDetailsForm,
  ALWAYS,
  checkDelivery,
  checkPostalCode,
  checkPickup,
  checkTemperature,
  checkWeightSum,
  CLASS_FIELDS,
  commodityWeight,
  declaredValueForm,
  DELIVERY_TYPES,
  DETAILED_CODES,
  type DetailedCode,
  type DetailValues,
  localDate,
  localTime,
  multiLine,
  netWeight,
  oneLine,
  optionalChoice,
  optionalStopContact,
  optionalText,
  PARTY_INPUTS,
  pieceCount,
  quoteHazmatForm,
  ratedHazmatForm,
  requiredInput,
  side,
  type StopContactValues,
  UNIT_FIELDS,
  unitCount,
  weight,
  z,
} from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { StopContact } from '../../../shared/api/types';
import {
  type CommodityValues,
  crossesBorder,
  type HandlingUnitValues,
  isRefrigerated,
  type QuoteFormValues,
  type StopValues,
} from './quote-form-values';

function readCode(text: string) {
  const value = readPostalCode(text);
  if (value) return { value };
  return { message: t`Enter a ZIP like 60601 or a postal code like M5V 2T6, or choose a location from the list.` };
}

const line = (max: number) => optionalText(oneLine({ max }));
const DOCK = { '': null, yes: true, no: false } as const;

const STOP_INPUTS = {
  type: z.enum(['origin', 'intermediate', 'destination']),
  postalCode: requiredInput(
    readCode,
    z.custom<NonNullable<ReturnType<typeof readPostalCode>>>(),
    () => t`Enter a ZIP or postal code.`,
  ),
  city: line(LIMITS.city),
  state: z.pipe(
    line(2),
    z.transform((text) => text?.toUpperCase() ?? null),
  ),
  unlisted: z.optional(z.boolean()),
  placeType: line(LIMITS.stopName),
  dock: z.pipe(
    z.enum(['', 'yes', 'no']),
    z.transform((choice) => DOCK[choice]),
  ),
  operation: z.enum(['', 'pickup', 'drop']),
  handlingUnits: z.array(z.string()),
  name: line(LIMITS.stopName),
  address1: line(LIMITS.address),
  address2: line(LIMITS.address),
  taken: z.optional(z.custom<StopValues['taken']>()),
};

const stopWith = (contact: z.ZodMiniType<StopContact | null, StopContactValues>) =>
  z.pipe(
    z.object({ ...STOP_INPUTS, contact }),
    z.transform(({ postalCode: code, taken, operation, handlingUnits, contact: person, ...stop }) => ({
      ...fromContact(taken, code.postalCode),
      ...stop,
      ...code,
      ...(person && { contact: { ...person, extension: person.extension ?? undefined } }),
      ...(operation && { operation }),
      ...(handlingUnits.length > 0 && { handlingUnits: handlingUnits.map(Number) }),
    })),
  );

/** A stop as the request has it. */
export const stopForm = stopWith(optionalStopContact);
/** The same for rating, which no contact concerns. */
const ratedStopForm = stopWith(
  z.pipe(
    z.custom<StopContactValues>(),
    z.transform(() => null),
  ),
);

/** A fact that is missing is not sent, so that the API takes it from the contact. */
const withoutNulls = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null)) as T;

/** What comes from the contact applies as long as the stop has the contact's postal code. */
function fromContact(taken: StopValues['taken'], current: string) {
  if (!taken || readPostalCode(taken.postalCode)?.postalCode !== current) return {};
  const { postalCode: _postalCode, ...rest } = taken;
  return withoutNulls(rest);
}

/** What is not given is left out of the request. */
const orAbsent = <Output, Input>(schema: z.ZodMiniType<Output | null, Input>) =>
  z.pipe(
    schema,
    z.transform((value: Output | null) => value ?? undefined),
  );

const commodityForm = (hazmat: typeof quoteHazmatForm | typeof ratedHazmatForm) =>
  z.object({
    ...CLASS_FIELDS,
    description: line(LIMITS.description),
    pieces: pieceCount(),
    /** Null for the only commodity of an item, which has the item's weight. */
    weight: z.nullable(commodityWeight()),
    hazmat: z.nullable(hazmat),
    customsValue: orAbsent(z.nullable(declaredValueForm)),
  });

const itemForm = (hazmat: typeof quoteHazmatForm | typeof ratedHazmatForm) =>
  z.pipe(
    z
      .object({
        ...UNIT_FIELDS,
        count: unitCount(),
        length: requiredInput(parseNumber, side(), () => t`Enter length, width and height, like 48x40x48.`),
        weight: requiredInput(parseNumber, weight(), () => t`Enter the weight of all units of this item.`),
        commodities: z.array(commodityForm(hazmat)),
      })
      .check(z.superRefine(checkWeightSum, ALWAYS)),
    z.transform(({ commodities, ...item }) => ({
      ...item,
      commodities: commodities.map((commodity) => ({ ...commodity, weight: commodity.weight ?? item.weight })),
    })),
  );

const degrees = (missing: () => string) => requiredInput(parseDegrees, z.number(), missing);

const FREIGHT = {
  units: z.enum(['imperial', 'metric']),
  mode: z.enum(['auto', 'LTL', 'VLTL', 'FTL']),
  equipment: z.custom<QuoteFormValues['equipment'] | null>(),
  temperature: z.nullable(
    z
      .object({
        min: degrees(() => t`Enter the lowest temperature.`),
        max: degrees(() => t`Enter the highest temperature.`),
        unit: z.enum(['F', 'C']),
        mode: z.enum(['continuous', 'cycle']),
        preCool: z.boolean(),
      })
      .check(z.superRefine(checkTemperature)),
  ),
  handlingUnits: z.array(itemForm(quoteHazmatForm)),
  accessorials: z.custom<QuoteFormValues['accessorials']>(),
  accessorialDetails: accessorialDetailsForm,
  waivedAccessorials: z.custom<QuoteFormValues['waivedAccessorials']>(),
  declaredValue: z.nullable(declaredValueForm),
};

const payerForm = z
  .object({ ...PARTY_INPUTS, accountNumber: line(LIMITS.reference), contact: optionalStopContact })
  .check(z.superRefine(checkPostalCode, ALWAYS));

/** Who pays, unless the company does and the terms follow from the addresses; the default payer of the terms has no address here. */
const paymentForm = z.pipe(
  z.object({ terms: z.enum(['', 'prepaid', 'collect', 'third_party']), billTo: z.nullable(payerForm) }),
  z.transform(({ terms, billTo }) => (terms === '' ? undefined : { terms, billTo })),
);

const customsParty = z
  .object({ ...PARTY_INPUTS, number: line(LIMITS.reference), contact: optionalStopContact })
  .check(z.superRefine(checkPostalCode, ALWAYS));

const customsForm = orAbsent(
  z.nullable(
    z.object({
      incoterm: optionalChoice(INCOTERMS),
      incotermPlace: line(LIMITS.city),
      reasonForExport: line(LIMITS.reference),
      exporterTaxNumber: line(LIMITS.reference),
      netWeight: netWeight(),
      marks: line(LIMITS.description),
      importer: z.nullable(customsParty),
      broker: z.nullable(customsParty),
    }),
  ),
);

const deliveryForm = z.pipe(
  z
    .object({
      type: z.enum(DELIVERY_TYPES),
      on: optionalText(localDate()),
      to: optionalText(localDate()),
      pickupOn: z.string(),
    })
    .check(z.superRefine(checkDelivery)),
  z.transform(({ pickupOn: _pickupOn, ...delivery }) => delivery),
);

const lane = (stop: typeof stopForm, today: string) => ({
  stops: z.array(stop),
  intermediates: z.array(stop),
  pickup: z
    .object({
      on: requiredInput(
        (value) => ({ value }),
        localDate(),
        () => t`Choose the pickup day.`,
      ),
      readyFrom: optionalText(localTime()),
      closeAt: optionalText(localTime()),
    })
    .check(z.superRefine(checkPickup(today))),
});

const references = z.pipe(
  z.array(
    z.object({
      type: z.enum(['PO', 'SO', 'CUSTOMER', 'OTHER']),
      value: z.string().check(z.trim(), z.maxLength(LIMITS.reference)),
    }),
  ),
  z.transform((all) => all.filter(({ value }) => value !== '')),
);

/** Parts that do not apply to the rest of the form are neither checked nor sent. */
function applicable(values: QuoteFormValues) {
  const { mode, delivery, declaredValue, payment } = values;
  return {
    ...values,
    equipment: mode === 'FTL' ? values.equipment : null,
    temperature: isRefrigerated(values) ? values.temperature : null,
    intermediates: mode === 'FTL' ? values.intermediates.map((stop) => withExistingItems(stop, values)) : [],
    accessorialDetails: Object.fromEntries(
      DETAILED_CODES.map((code) => [code, values.accessorials.includes(code) ? detailsIn(values, code) : null]),
    ),
    customs: applicableCustoms(values),
    payment: { terms: payment.terms, billTo: hasOwnPayer(payment) ? payment.billTo : null },
    delivery: {
      type: delivery.type,
      on: delivery.type === 'none' ? '' : delivery.on,
      to: delivery.type === 'window' ? delivery.to : '',
      pickupOn: values.pickup.on,
    },
    handlingUnits: values.handlingUnits.map((item) => ({
      ...item,
      ...applicableSides(item),
      commodities: item.commodities.map((commodity) =>
        applicableCommodity(commodity, item.commodities.length === 1, crossesBorder(values)),
      ),
    })),
    declaredValue: declaredValue.amount.trim() ? declaredValue : null,
  };
}

/** The sides have one input. Until all three are entered, they are one issue, at the length. */
const applicableSides = ({ length, width, height }: HandlingUnitValues) =>
  [length, width, height].every((side) => side.trim()) ? {} : { length: '', width: '1', height: '1' };

/** An appointment without a day is on the day of the pickup or delivery. */
function detailsIn({ accessorialDetails, pickup, delivery }: QuoteFormValues, code: DetailedCode): DetailValues {
  const details = accessorialDetails[code];
  if (details.date !== '') return details;
  if (code === 'APTP') return { ...details, date: pickup.on };
  return code === 'APTD' && delivery.type !== 'none' ? { ...details, date: delivery.on } : details;
}

/** Items that were removed from the form are no longer at the stop. */
const withExistingItems = (stop: StopValues, { handlingUnits }: QuoteFormValues): StopValues => ({
  ...stop,
  handlingUnits: stop.handlingUnits.filter((index) => Number(index) < handlingUnits.length),
});

/** Whether the payer is entered, because it is not the default one of the terms. */
export const hasOwnPayer = ({ terms, other }: Pick<QuoteFormValues['payment'], 'terms' | 'other'>): boolean =>
  terms === 'third_party' || (terms !== '' && other);

/** Null inside one country, and if nothing was entered. */
function applicableCustoms(values: QuoteFormValues) {
  const { otherImporter, hasBroker, importer, broker, ...rest } = values.customs;
  const isEmpty = !otherImporter && !hasBroker && Object.values(rest).every((text: string) => text.trim() === '');
  if (!crossesBorder(values) || isEmpty) return null;
  return { ...rest, importer: otherImporter ? importer : null, broker: hasBroker ? broker : null };
}

const applicableCommodity = (commodity: CommodityValues, isOnly: boolean, crosses: boolean) => ({
  ...commodity,
  weight: isOnly ? null : commodity.weight,
  hazmat: commodity.hazardous ? commodity.hazmat : null,
  customsValue: crosses && commodity.customsValue.amount.trim() ? commodity.customsValue : null,
});

const formOf = <S extends z.core.$ZodShape>(shape: S) =>
  z.pipe(
    z.transform((values: QuoteFormValues): object => applicable(values)),
    z.object(shape) as unknown as z.ZodMiniType<z.output<z.ZodMiniObject<S>>, object>,
  );

/** The whole form. `today` is the reader's local date. */
export const quoteForm = (today: string) =>
  formOf({
    ...lane(stopForm, today),
    ...FREIGHT,
    delivery: deliveryForm,
    payment: paymentForm,
    customs: customsForm,
    references,
    instructions: optionalText(multiLine({ max: LIMITS.notes })),
  });

/** What a price depends on; a delivery requirement, value or emergency phone that is not complete yet is left out. */
export const ratingForm = (today: string) =>
  formOf({
    ...lane(ratedStopForm, today),
    ...FREIGHT,
    handlingUnits: z.array(itemForm(ratedHazmatForm)),
    delivery: z.catch(z.nullable(deliveryForm), null),
    declaredValue: z.catch(FREIGHT.declaredValue, null),
  });

/** The freight and its services, for templates. */
export const freightForm = formOf(FREIGHT);

export type ParsedQuote = z.output<ReturnType<typeof quoteForm>>;
export type ParsedRating = z.output<ReturnType<typeof ratingForm>>;

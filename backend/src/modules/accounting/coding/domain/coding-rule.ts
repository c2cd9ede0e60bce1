/** Fields compared with words: the condition holds if the text contains one of them, whatever its case. */
export const WORD_FIELDS = ['origin', 'consignee', 'product'] as const;
/** Fields compared with the beginning of a code. */
export const PREFIX_FIELDS = ['origin_postal_code', 'destination_postal_code'] as const;
/** Fields compared with codes. */
export const CODE_FIELDS = ['mode', 'direction', 'carrier', 'origin_state', 'destination_state'] as const;
export const CODING_FIELDS = [...CODE_FIELDS, ...PREFIX_FIELDS, ...WORD_FIELDS] as const;
export type CodingField = (typeof CODING_FIELDS)[number];

/** Who pays the carrier decides the direction: outbound is prepaid, inbound is collect. */
export const DIRECTIONS = ['outbound', 'inbound', 'third_party'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A condition holds if one of its values applies. */
export interface CodingCondition {
  readonly field: CodingField;
  readonly values: readonly string[];
}

/** Kinds of charges that can have an account of their own. */
export const CHARGE_KINDS = ['linehaul', 'fuel', 'accessorial', 'tax'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** GL accounts by kind of charge; `other` where a kind has none of its own. */
export type Accounts = { readonly other: string } & { readonly [Kind in ChargeKind]?: string | null };

/** What a cost center pays. */
export interface CostShare {
  readonly costCenter: string;
  /** Of a fixed split: hundredths of a percent. */
  readonly basisPoints?: number;
  /** Of a split by weight or pieces: its items have one of these words in their description. None: all other items. */
  readonly products?: readonly string[];
}

export const SPLITS = ['fixed', 'weight', 'pieces'] as const;

/** How the amount is split over cost centers. */
export interface CostSplit {
  readonly by: (typeof SPLITS)[number];
  readonly shares: readonly CostShare[];
}

/** What a rule gives to an invoice. */
export interface Coding {
  readonly accounts: Accounts;
  readonly split: CostSplit;
}

/** The first rule whose conditions all hold codes the invoice; a rule without conditions codes every invoice. */
export interface CodingRule extends Coding {
  readonly id: string;
  readonly name: string;
  readonly conditions: readonly CodingCondition[];
}

/** An item of the shipment. */
export interface CodedItem {
  readonly description: string;
  /** In one unit for all items of a shipment. */
  readonly weight: number;
  readonly pieces: number;
}

/** What rules compare; null or empty where an invoice or its shipment has nothing. */
export interface CodingFacts {
  readonly mode: string | null;
  readonly direction: Direction | null;
  readonly carrier: string | null;
  /** Name of the pickup location. */
  readonly origin: string | null;
  readonly originState: string | null;
  readonly originPostalCode: string | null;
  readonly consignee: string | null;
  readonly destinationState: string | null;
  readonly destinationPostalCode: string | null;
  readonly items: readonly CodedItem[];
}

/** The rule that codes an invoice; null if none applies. */
export function ruleFor<Rule extends Pick<CodingRule, 'conditions'>>(
  rules: readonly Rule[],
  facts: CodingFacts,
): Rule | null {
  return rules.find(({ conditions }) => conditions.every((condition) => holds(condition, facts))) ?? null;
}

const TEXTS: Readonly<Record<CodingField, (facts: CodingFacts) => readonly (string | null)[]>> = {
  mode: ({ mode }) => [mode],
  direction: ({ direction }) => [direction],
  carrier: ({ carrier }) => [carrier],
  origin_state: ({ originState }) => [originState],
  destination_state: ({ destinationState }) => [destinationState],
  origin_postal_code: ({ originPostalCode }) => [originPostalCode],
  destination_postal_code: ({ destinationPostalCode }) => [destinationPostalCode],
  origin: ({ origin }) => [origin],
  consignee: ({ consignee }) => [consignee],
  product: ({ items }) => items.map(({ description }) => description),
};

function holds({ field, values }: CodingCondition, facts: CodingFacts): boolean {
  const texts = TEXTS[field](facts).filter((text) => text !== null);
  return texts.some((text) => values.some((value) => fits(field, text, value)));
}

function fits(field: CodingField, text: string, value: string): boolean {
  if ((WORD_FIELDS as readonly string[]).includes(field)) return hasWords(text, value);
  if ((PREFIX_FIELDS as readonly string[]).includes(field)) return compact(text).startsWith(compact(value));
  return text === value;
}

const compact = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** Whether the text contains the words, whatever their case. */
export const hasWords = (text: string, words: string): boolean =>
  text.toLowerCase().includes(words.trim().toLowerCase());

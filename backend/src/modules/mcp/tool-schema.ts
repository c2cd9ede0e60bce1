import { readFileSync } from 'node:fs';
import { API_DOCUMENT_FILE } from '../../platform/openapi/serve-api-document.js';

type JsonSchema = Record<string, unknown>;

/** Input of a tool: the schema of a DTO in the API document, and further properties. */
export interface InputSchema {
  base?: string;
  properties: Record<string, JsonSchema>;
  required: readonly string[];
}

const REFERENCE = '#/components/schemas/';
const MONEY = 'MoneyDto';
/** Amounts of tools are text, because language models misplace the decimal point of minor units. */
const MONEY_AS_TEXT = {
  type: 'object',
  properties: {
    amount: { type: 'string', pattern: '^\\d+(\\.\\d{1,2})?$', description: 'Amount with two decimals: "265.84".' },
    currency: { type: 'string', enum: ['USD', 'CAD'], description: 'ISO 4217 currency.' },
  },
  required: ['amount', 'currency'],
};

/** Patterns of free text, which a language model has no use for: the API checks them. */
const NO_CONTROL_CHARACTERS = '^[^\\p{Cc}';
/** Lists of choices of this length in JSON are written once. */
const LONG_CHOICES = 150;

let schemas: Record<string, JsonSchema> | undefined;

/** JSON schema of a tool's input, complete in itself. */
export function jsonSchemaOf({ base, properties, required }: InputSchema): JsonSchema & { type: 'object' } {
  const inherited = base === undefined ? {} : componentOf(base);
  const used = new Map<string, JsonSchema>();
  const own = localReferences(inherited.properties ?? {}, used) as Record<string, JsonSchema>;
  return {
    type: 'object',
    properties: { ...properties, ...own },
    required: [...required, ...((inherited.required as string[] | undefined) ?? [])],
    ...(used.size === 0 ? {} : { $defs: Object.fromEntries(used) }),
  };
}

function componentOf(name: string): JsonSchema {
  if (name === MONEY) return MONEY_AS_TEXT;
  schemas ??= (
    JSON.parse(readFileSync(API_DOCUMENT_FILE, 'utf8')) as { components: { schemas: Record<string, JsonSchema> } }
  ).components.schemas;
  const component = schemas[name];
  if (component === undefined) throw new Error(`The API document has no schema ${name}.`);
  return component;
}

/** A copy whose references point into `$defs`; adds the schemas that it refers to. */
function localReferences(schema: unknown, used: Map<string, JsonSchema>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => localReferences(item, used));
  if (typeof schema !== 'object' || schema === null) return schema;
  const fields = Object.entries(schema as JsonSchema)
    .filter(([key, value]) => !(key === 'pattern' && String(value).startsWith(NO_CONTROL_CHARACTERS)))
    .map(([key, value]): [string, unknown] => [
      key,
      key === '$ref' ? localReference(String(value), used) : localReferences(value, used),
    ]);
  const copy: JsonSchema = Object.fromEntries(fields);
  const choices = JSON.stringify(copy.enum ?? null);
  if (copy.type !== 'string' || choices.length < LONG_CHOICES) return copy;
  const { enum: _enum, type: _type, ...rest } = copy;
  used.set(choicesName(choices), { type: 'string', enum: copy.enum });
  return { ...rest, $ref: `#/$defs/${choicesName(choices)}` };
}

/** Name of a list of choices, by its first and last one: `APTD_TCS`. */
function choicesName(choices: string): string {
  const names = JSON.parse(choices) as string[];
  return `${names[0]}_${names.at(-1)}`;
}

function localReference(reference: string, used: Map<string, JsonSchema>): string {
  const name = reference.slice(REFERENCE.length);
  if (!used.has(name)) {
    // Before its own references, because schemas can refer to each other.
    used.set(name, {});
    used.set(name, localReferences(componentOf(name), used) as JsonSchema);
  }
  return `#/$defs/${name}`;
}

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
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === '$ref' ? [key, localReference(String(value), used)] : [key, localReferences(value, used)],
    ),
  );
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

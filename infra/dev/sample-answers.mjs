// Fakes the API when a remote runs alone: responses are generated from the OpenAPI document.
const SAMPLES = [
  [/^(nextCursor|digest|deliveredAt)$/, null],
  [/^currency$/, 'USD'],
  [/^timeZone$/, 'America/Chicago'],
  [/^(readyFrom|closeAt)$/, '10:00'],
  [/At$|^validUntil$/, '2026-11-18T15:30:00.000Z'],
  [/On$|^(on|from|to)$|^effective(From|To)$/, '2026-11-18'],
  [/^postalCode$/, '60601'],
  [/^city$/, 'Chicago'],
  [/^state$/, 'IL'],
  [/^scac$/, 'ZZAA'],
  [/^name$|Name$/, 'Sample Freight Lines'],
  [/^mode$/, 'LTL'],
  [/^freightClass$|Class$/, '70'],
  [/^(quantity|rate|price|value)$/, '1.00'],
  [/^email$/, 'booker@example.com'],
];
const ROWS = 3;

/** A value for a schema; `name` is the property's name, `row` the index in a list. */
function sample(document, schema, name, row = 0) {
  if (schema.$ref) return sample(document, document.components.schemas[schema.$ref.split('/').at(-1)], name, row);
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (variants) return sample(document, variants[0], name, row);
  if (schema.enum) return schema.enum[0];
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, sample(document, value, key, row)]),
      );
    case 'array':
      return Array.from({ length: ROWS }, (_, index) => sample(document, schema.items, name, index));
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return name === 'amount' ? 26_584 : Math.max(row + 1, schema.minimum ?? 0);
    default:
      return textSample(name, row);
  }
}

function textSample(name, row) {
  if (/^id$|Id$/.test(name)) return `sample_${row + 1}`;
  const [, text] = SAMPLES.find(([pattern]) => pattern.test(name)) ?? [undefined, `${name} ${row + 1}`];
  return text;
}

const matches = (template, path) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

/** A sample response to a request: {status, body}; undefined if the document has no such operation. Fixed paths take precedence over paths with ids. */
export function sampleAnswer(document, method, path) {
  const templates = Object.keys(document.paths).filter((template) => matches(template, path));
  const template = templates.sort((one, other) => one.split('{').length - other.split('{').length)[0];
  const [status, response] = Object.entries(document.paths[template]?.[method.toLowerCase()]?.responses ?? {})[0] ?? [];
  if (!response) return undefined;
  const schema = response.content?.['application/json']?.schema;
  return { status: Number(status), body: schema && sample(document, schema, '') };
}

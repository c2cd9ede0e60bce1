import { Failure } from '../lib/failure.mjs';

/** https://docs.python.org/3.11/reference/lexical_analysis.html#keywords; soft keywords are valid names. */
const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);
const PRIMITIVES = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' };
const IDENTIFIER = /^[A-Za-z_]\w*$/;

export const isPythonName = (name) => IDENTIFIER.test(name) && !KEYWORDS.has(name);

export const literal = (value) =>
  value === null ? 'None' : value === true ? 'True' : value === false ? 'False' : JSON.stringify(value);

/** `pickupFrom` and `Last-Event-ID` as `pickup_from` and `last_event_id`; `from` as `from_`. */
export function pythonName(name) {
  const snake = name
    .replaceAll('-', '_')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .replace(/__+/g, '_')
    .toLowerCase();
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}

const union = (types) => {
  const unique = [...new Set(types)];
  return [...unique.filter((type) => type !== 'None'), ...unique.filter((type) => type === 'None')].join(' | ');
};

/** The Python type of a schema. `nested(schema)` names the type of an object that is described in place; `module` is that of the models. */
export function typeOf(schema, nested, module = '') {
  const inner = (one) => typeOf(one, nested, module);
  if (schema.$ref) return `${module}${schema.$ref.split('/').at(-1)}`;
  if (schema.enum) {
    const values = schema.enum.filter((value) => value !== null).map(literal);
    return union([`Literal[${values.join(', ')}]`, ...(schema.enum.includes(null) ? ['None'] : [])]);
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return union(choices.map(inner));
  if (schema.allOf) {
    if (schema.allOf.length > 1) throw new Failure('The Python client has no type for several schemas of allOf.');
    return inner(schema.allOf[0]);
  }
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => inner({ ...schema, type })));
  if (schema.type === 'array') return `list[${inner(schema.items ?? {})}]`;
  if (schema.type === 'object' && schema.properties) return nested(schema);
  if (schema.type === 'object')
    return `dict[str, ${typeof schema.additionalProperties === 'object' ? inner(schema.additionalProperties) : 'Any'}]`;
  if (schema.format === 'binary') return 'File';
  if (schema.type === undefined) return 'Any';
  return PRIMITIVES[schema.type];
}

/** Text of a description on one line. */
export const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

// Differences between two OpenAPI 3.1 documents that matter to a client.
// Requests refuse unknown properties, so a property that is removed from a request breaks clients just as one removed from a response.
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
/** Maximum depth; terminates recursive schemas. */
const MAX_DEPTH = 30;

/**
 * Compares the document of a release with a newer one.
 * @returns {{ breaking: string[], additions: string[] }} one line per change: operation, place and change
 */
export function openApiChanges(released, current) {
  const changes = { breaking: [], additions: [] };
  const before = operationsOf(released);
  const after = operationsOf(current);
  for (const name of after.keys()) if (!before.has(name)) changes.additions.push(`${name}: added`);
  for (const [name, operation] of before)
    if (after.has(name)) compareOperations(operation, after.get(name), reporter(changes, name));
    else changes.breaking.push(`${name}: removed`);
  return { breaking: [...new Set(changes.breaking)], additions: [...new Set(changes.additions)] };
}

function operationsOf(document) {
  const operations = new Map();
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS)
      if (item[method]) operations.set(`${method.toUpperCase()} ${path}`, { document, ...item[method] });
  return operations;
}

const reporter = (changes, name) => ({
  breaking: (place, what) => changes.breaking.push(`${name}: ${place} ${what}`),
  addition: (place, what) => changes.additions.push(`${name}: ${place} ${what}`),
});

function compareOperations(before, after, report) {
  compareParameters(before, after, report);
  const request = (side) => side.requestBody && { side, content: side.requestBody.content };
  if (after.requestBody?.required && !before.requestBody) report.breaking('request', 'is now required');
  compareContents(request(before), request(after), { place: 'request', direction: 'in', report });
  for (const [status, { content }] of Object.entries(before.responses)) {
    if (!/^2/.test(status)) continue;
    const place = `response ${status}`;
    if (!after.responses[status]) report.breaking(place, 'removed');
    const response = { side: after, content: after.responses[status]?.content };
    compareContents({ side: before, content }, response, { place, direction: 'out', report });
  }
}

function compareParameters(before, after, report) {
  const byName = ({ parameters = [] }) => new Map(parameters.map((entry) => [`${entry.in} ${entry.name}`, entry]));
  const known = byName(before);
  const current = byName(after);
  for (const [name, { required }] of current)
    if (!known.has(name)) report[required ? 'breaking' : 'addition'](`parameter ${name}`, 'added');
  for (const [name, parameter] of known) {
    const next = current.get(name);
    const place = `parameter ${name}`;
    if (!next) report.breaking(place, 'removed');
    else {
      if (next.required && !parameter.required) report.breaking(place, 'is now required');
      compare(at(before, parameter.schema), at(after, next.schema), { place, direction: 'in', report, depth: 0 });
    }
  }
}

function compareContents(before, after, context) {
  for (const [type, { schema }] of Object.entries(before?.content ?? {})) {
    const next = after?.content?.[type];
    if (!next) context.report.breaking(context.place, `of type ${type} removed`);
    else if (schema && next.schema)
      compare(at(before.side, schema), at(after.side, next.schema), { ...context, depth: 0 });
  }
}

/** A schema with its references resolved, `allOf` merged and null told apart from the other alternatives. */
function at({ document }, schema) {
  const resolve = (one) =>
    one?.$ref
      ? resolve(
          one.$ref
            .slice(2)
            .split('/')
            .reduce((node, key) => node[key], document),
        )
      : one;
  let found = resolve(schema) ?? {};
  const alternatives = (found.anyOf ?? found.oneOf ?? []).map(resolve);
  const others = alternatives.filter(({ type }) => type !== 'null');
  const types = [found.type ?? []].flat();
  const nullable = types.includes('null') || others.length < alternatives.length;
  if (others.length === 1) found = others[0];
  for (const part of found.allOf ?? []) found = merged(found, at({ document }, part).schema);
  return { document, schema: found, nullable, several: others.length > 1 };
}

const merged = (schema, part) => ({
  ...part,
  ...schema,
  properties: { ...part.properties, ...schema.properties },
  required: [...(part.required ?? []), ...(schema.required ?? [])],
});

function compare(before, after, context) {
  const { place, direction, report, depth } = context;
  if (depth > MAX_DEPTH || before.several || after.several) return;
  const kind = ({ schema }) =>
    [schema.type ?? []]
      .flat()
      .filter((type) => type !== 'null')
      .sort()
      .join(' or ');
  if (kind(before) !== kind(after)) report.breaking(place, `changed from ${kind(before)} to ${kind(after)}`);
  if (direction === 'in' && before.nullable && !after.nullable) report.breaking(place, 'refuses null');
  if (direction === 'out' && !before.nullable && after.nullable) report.breaking(place, 'can be null');
  compareEnums(before.schema.enum, after.schema.enum, context);
  compareProperties(before, after, context);
  if (before.schema.items && after.schema.items)
    compare(at(before, before.schema.items), at(after, after.schema.items), {
      ...context,
      place: `${place}[]`,
      depth: depth + 1,
    });
}

/** A response may gain a value: clients treat one that they do not know as other. */
function compareEnums(before = [], after = [], { place, report }) {
  const lost = after.length > 0 ? before.filter((value) => !after.includes(value)) : [];
  const gained = before.length > 0 ? after.filter((value) => !before.includes(value)) : [];
  if (lost.length > 0) report.breaking(place, `lost the values ${lost.join(', ')}`);
  if (gained.length > 0) report.addition(place, `gained the values ${gained.join(', ')}`);
}

function compareProperties(before, after, context) {
  const { place, direction, report, depth } = context;
  const known = before.schema.properties ?? {};
  const current = after.schema.properties ?? {};
  const requires = ({ schema }, name) => schema.required?.includes(name) ?? false;
  for (const name of Object.keys(current).filter((key) => !(key in known)))
    report[direction === 'in' && requires(after, name) ? 'breaking' : 'addition'](`${place}.${name}`, 'added');
  for (const [name, schema] of Object.entries(known)) {
    const inner = `${place}.${name}`;
    if (!(name in current)) report.breaking(inner, 'removed');
    else {
      if (direction === 'in' && requires(after, name) && !requires(before, name))
        report.breaking(inner, 'is now required');
      if (direction === 'out' && requires(before, name) && !requires(after, name))
        report.breaking(inner, 'is now optional');
      compare(at(before, schema), at(after, current[name]), { ...context, place: inner, depth: depth + 1 });
    }
  }
}

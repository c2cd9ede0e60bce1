/** Object properties and object list properties of stored quotes, shipments, saved freight and contacts. */
const OBJECTS = new Set(['contact', 'declaredValue', 'delivery', 'handlingUnit', 'hazmat', 'temperature']);
const LISTS = new Set(['commodities', 'handlingUnits', 'hours', 'people', 'references', 'stops', 'waivedAccessorials']);

/**
 * Upcaster for freight stored before version 0.2, when validation accepted an array in place of an object. Such an object becomes
 * null, and such a list element is removed; neither contains data. Mutates its argument.
 */
export function withoutMisplacedArrays(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const object = value as Record<string, unknown>;
  for (const [name, child] of Object.entries(object)) {
    if (Array.isArray(child) && OBJECTS.has(name)) object[name] = null;
    else if (Array.isArray(child) && LISTS.has(name)) object[name] = child.filter(isObject).map(withoutMisplacedArrays);
    else if (OBJECTS.has(name) || name === 'freight') withoutMisplacedArrays(child);
  }
  return object;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Properties of stored quotes, shipments, saved freight and contacts that are objects, and those that are lists of objects. */
const OBJECTS = new Set(['contact', 'declaredValue', 'delivery', 'handlingUnit', 'hazmat', 'temperature']);
const LISTS = new Set(['commodities', 'handlingUnits', 'hours', 'people', 'references', 'stops', 'waivedAccessorials']);

/**
 * Upcaster of freight that was stored as it was entered. Until version 0.2 an array was accepted in the place of an object: such an object becomes
 * null and such an element of a list is removed, as neither says anything. Changes the value that it is given.
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

import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Search = Storage['getTargetValidationMetadatas'];

/**
 * Makes class-validator look up the rules of a class once. By default it scans all classes for every validated object, which takes longer than
 * the validation itself (30 microseconds per object). The rules of a class are complete when it is declared.
 */
export function keepValidationMetadata(storage: Storage = getMetadataStorage()): void {
  const search: Search = storage.getTargetValidationMetadatas.bind(storage);
  /** By class and schema name, as class-validator calls it. */
  const known = new Map<unknown, Map<string, ReturnType<Search>>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (groups !== undefined) return search(target, schema, always, strictGroups, groups);
    const ofClass = known.get(target) ?? new Map<string, ReturnType<Search>>();
    const rules = ofClass.get(schema) ?? search(target, schema, always, strictGroups);
    known.set(target, ofClass.set(schema, rules));
    return rules;
  };
}

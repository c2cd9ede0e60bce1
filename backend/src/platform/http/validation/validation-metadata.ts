import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Search = Storage['getTargetValidationMetadatas'];

/**
 * Has class-validator look up the rules of a class once. It goes through all classes of the program at every object that it checks, which costs more than the
 * checks (30 microseconds an object); the rules of a class are complete when it is declared.
 */
export function keepValidationMetadata(storage: Storage = getMetadataStorage()): void {
  const search: Search = storage.getTargetValidationMetadatas.bind(storage);
  /** By class, and by the class that it is a part of: what the library calls schema. */
  const known = new Map<unknown, Map<string, ReturnType<Search>>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (groups !== undefined) return search(target, schema, always, strictGroups, groups);
    const ofClass = known.get(target) ?? new Map<string, ReturnType<Search>>();
    const rules = ofClass.get(schema) ?? search(target, schema, always, strictGroups);
    known.set(target, ofClass.set(schema, rules));
    return rules;
  };
}

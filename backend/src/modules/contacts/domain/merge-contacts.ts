import { type ContactBody, PEOPLE_MAX } from './contact-body.js';

type Person = ContactBody['people'][number];

/** `kept` with its empty fields filled from `other`. Name, address and time zone do not change. */
export function mergeContacts(kept: ContactBody, other: ContactBody): ContactBody {
  return {
    ...kept,
    placeType: kept.placeType ?? other.placeType,
    dock: kept.dock ?? other.dock,
    forklift: kept.forklift ?? other.forklift,
    appointmentNeeded: kept.appointmentNeeded || other.appointmentNeeded,
    hours: kept.hours.length > 0 ? kept.hours : other.hours,
    accessorials: [...new Set([...kept.accessorials, ...other.accessorials])],
    instructions: kept.instructions ?? other.instructions,
    people: mergePeople(kept.people, other.people).slice(0, PEOPLE_MAX),
  };
}

/** People with the same name or email address are the same person. */
function mergePeople(kept: readonly Person[], others: readonly Person[]): Person[] {
  const people = kept.map((person) =>
    filled(
      person,
      others.find((other) => isSame(person, other)),
    ),
  );
  return [...people, ...others.filter((other) => !kept.some((person) => isSame(person, other)))];
}

function isSame(one: Person, other: Person): boolean {
  const same = (left: string | null | undefined, right: string | null | undefined) =>
    Boolean(left) && left?.toLowerCase() === right?.toLowerCase();
  return same(one.name, other.name) || same(one.email, other.email);
}

/** A phone number keeps its own extension. */
function filled(person: Person, other: Person | undefined): Person {
  if (other === undefined) return person;
  const dial = person.phone ? person : other;
  return {
    name: person.name,
    phone: dial.phone ?? null,
    extension: dial.extension ?? null,
    email: person.email ?? other.email ?? null,
    role: person.role ?? other.role ?? null,
  };
}

import { MATERIALS } from './materials.js';
import { msg, type Message } from '../../messages/message.js';

/** A material of the Hazardous Materials Table (49 CFR 172.101). */
export interface Material {
  /** UN or NA number, such as UN1090. */
  readonly unNumber: string;
  /** Proper shipping names, the usual one first. */
  readonly names: readonly string[];
  /** More than one for materials such as aerosols, whose class depends on the content. */
  readonly hazardClasses: readonly string[];
  readonly subsidiary: readonly string[];
  /** Empty for materials without packing group. */
  readonly packingGroups: readonly string[];
}

/** What a shipping paper says of a material. */
interface DescribedMaterial {
  readonly unNumber: string;
  readonly properShippingName: string;
  readonly hazardClass: string;
  readonly packingGroup?: string | null;
}

/** Where a description does not agree with the table. */
export interface MaterialFinding {
  readonly field: 'unNumber' | 'properShippingName' | 'hazardClass' | 'packingGroup';
  readonly code: string;
  /** Whether the description is of another material; otherwise it should be checked. */
  readonly isError: boolean;
  readonly message: Message;
}

const STOP_WORDS = new Set(['and', 'or', 'with', 'of', 'in', 'the', 'for', 'not', 'than', 'more', 'less', 'nos']);

/** Words that may stand before a proper shipping name: reportable quantity, hazardous waste (49 CFR 172.101(c)(9), 172.203(c)). */
const PRECEDING_WORDS = /^(RQ,?\s+)?(waste,?\s+)?/i;

let table: ReadonlyMap<string, Material> | undefined;

/** The material of a number; null if the table does not list it. */
export function materialOf(unNumber: string): Material | null {
  return materials().get(unNumber) ?? null;
}

/** Materials whose number starts with the text ("1090", "UN10"), or whose name contains words that start with its words. */
export function findMaterials(text: string, limit: number): Material[] {
  const all = [...materials().values()];
  const number = /^(UN|NA)?\s*(\d{1,4})$/i.exec(text.trim());
  if (number) {
    const [, prefix = '', digits = ''] = number;
    return all
      .filter(({ unNumber }) => unNumber.slice(2).startsWith(digits) && unNumber.startsWith(prefix.toUpperCase()))
      .slice(0, limit);
  }
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const hasAll = (name: string): boolean => {
    const words = wordsOf(name);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  return all.filter(({ names }) => names.some(hasAll)).slice(0, limit);
}

/** Compares a description with the table. A name without any word of the material's names is of another material. */
export function checkMaterial(described: DescribedMaterial): MaterialFinding[] {
  const { unNumber } = described;
  const material = materialOf(unNumber);
  if (material) return [...nameFindings(described, material), ...classFindings(described, material)];
  const message = msg`${{ unNumber }} is not in the Hazardous Materials Table (49 CFR 172.101). Check the number.`;
  return [{ field: 'unNumber', code: 'HM_UNKNOWN', isError: false, message }];
}

function nameFindings(
  { unNumber, properShippingName: name }: DescribedMaterial,
  { names }: Material,
): MaterialFinding[] {
  const key = keyOf(name.replace(PRECEDING_WORDS, ''));
  // A name may go on with details, such as "technical grade".
  if (names.some((known) => `${key} `.startsWith(`${keyOf(known)} `))) return [];
  const typed = new Set(wordsOf(name));
  const isOther = !names.some((known) => wordsOf(known).some((word) => typed.has(word)));
  const usual = names[0]!;
  const finding = { field: 'properShippingName', code: 'HM_NAME', isError: isOther } as const;
  if (!isOther)
    return [
      {
        ...finding,
        message: msg`The proper shipping name of ${{ unNumber }} is ${{ name: names.join(' / ') }}. Check the name.`,
      },
    ];
  const named = [...materials().values()].find((other) => other.names.some((known) => keyOf(known) === key));
  const message = named
    ? msg`${{ unNumber }} is ${{ usual }}, not ${{ name }}. Enter "${{ usual }}", or correct the number: ${{ name }} is ${{ right: named.unNumber }}.`
    : msg`${{ unNumber }} is ${{ usual }}, not ${{ name }}. Enter "${{ usual }}", or correct the number.`;
  return [{ ...finding, message }];
}

function classFindings(
  { unNumber, hazardClass, packingGroup }: DescribedMaterial,
  { names, hazardClasses, packingGroups }: Material,
): MaterialFinding[] {
  if (!hazardClasses.includes(hazardClass)) {
    const message = msg`${{ unNumber }} (${{ name: names[0]! }}) is class ${{ classes: hazardClasses.join(' / ') }}, not ${{ hazardClass }}. Correct the class or the number.`;
    return [{ field: 'hazardClass', code: 'HM_CLASS', isError: true, message }];
  }
  if (packingGroup ? packingGroups.includes(packingGroup) : packingGroups.length === 0) return [];
  const name = names[0]!;
  const message =
    packingGroups.length === 0
      ? msg`${{ unNumber }} (${{ name }}) has no packing group. Check the packing group.`
      : msg`${{ unNumber }} (${{ name }}) has packing group ${{ groups: packingGroups.join(' / ') }}. Check the packing group.`;
  return [{ field: 'packingGroup', code: 'HM_PACKING_GROUP', isError: false, message }];
}

/** Parsed by the first look-up. */
function materials(): ReadonlyMap<string, Material> {
  return (table ??= new Map(
    MATERIALS.trim()
      .split('\n')
      .map((line) => {
        const [unNumber = '', names = '', classes = '', subsidiary = '', groups = ''] = line.split(';');
        const material = {
          unNumber,
          names: names.split('/'),
          hazardClasses: classes.split('/'),
          subsidiary: listOf(subsidiary),
          packingGroups: listOf(groups),
        };
        return [unNumber, material] as const;
      }),
  ));
}

function listOf(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

/** Words without plural endings and fill words; numbers of chemical names are left out. */
function wordsOf(name: string): string[] {
  const words =
    name
      .toLowerCase()
      .replaceAll('n.o.s', 'nos')
      .match(/[a-z]{2,}/g) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)).filter((word) => !STOP_WORDS.has(word));
}

function keyOf(name: string): string {
  return wordsOf(name).join(' ');
}

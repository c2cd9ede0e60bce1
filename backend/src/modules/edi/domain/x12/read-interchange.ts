import { isNote, transactionErrors } from './check-segments.js';
import { isPrintable } from './element-values.js';
import { readHeader, type Header } from './header.js';
import type {
  GroupFault,
  Interchange,
  InterchangeAcknowledgment,
  ReadGroup,
  ReadTransaction,
  SetFault,
} from './interchange.js';
import { MAX_FILE_LENGTH, MAX_SEGMENTS } from './limits.js';
import type { Segment } from './segments.js';
import { GROUP_CODES, setDefinition } from './transaction-sets.js';
import { X12Error } from './x12-error.js';

const GROUP_CONTROL = /^\d{1,9}$/;
const SET_CONTROL = /^[A-Za-z0-9]{4,9}$/;
const SUPPORTED_VERSION = /^004010/;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

interface OpenTransaction {
  readonly st: Segment;
  readonly segment: number;
  readonly segments: Segment[];
  readonly printable: boolean[];
}

interface OpenGroup {
  readonly gs: Segment;
  readonly transactions: ReadTransaction[];
  readonly controls: Set<string>;
}

function headerFaults(code: string, version: string, control: string): GroupFault[] {
  const faults: GroupFault[] = [];
  if (!GROUP_CODES.has(code)) faults.push('not_supported');
  if (!SUPPORTED_VERSION.test(version)) faults.push('version');
  if (!GROUP_CONTROL.test(control)) faults.push('invalid_control');
  return faults;
}

function trailerFaults(ge: Segment | null, control: string, received: number): GroupFault[] {
  if (!ge) return ['trailer_missing'];
  const faults: GroupFault[] = [];
  if (Number(ge[2]) !== Number(control)) faults.push('control_mismatch');
  if (Number(ge[1]) !== received) faults.push('count_mismatch');
  return faults;
}

/** Reads segments one after the other; each type of envelope has a method. */
class Reader {
  private readonly groups: ReadGroup[] = [];
  private readonly groupControls = new Set<string>();
  private readonly acknowledgments: InterchangeAcknowledgment[] = [];
  private group: OpenGroup | null = null;
  private transaction: OpenTransaction | null = null;
  private number = 1;
  private position: number;

  constructor(
    private readonly text: string,
    private readonly header: Header,
  ) {
    this.position = header.end;
  }

  read(): Interchange {
    for (let segment = this.next(); segment; segment = this.next())
      if (this.take(segment)) {
        this.skipLineEnds();
        if (this.position < this.text.length)
          throw new X12Error('trailing_data', 'There is data after IEA.', this.number + 1);
        const { delimiters, sender, receiver, date, time, control, usage } = this.header;
        const { groups, acknowledgments } = this;
        return {
          delimiters,
          sender,
          receiver,
          date,
          time,
          control,
          usage,
          groups,
          acknowledgments,
          segmentCount: this.number,
        };
      }
    throw new X12Error('trailer_missing', 'IEA is missing: the interchange is incomplete.', this.number);
  }

  private printable = true;

  private skipLineEnds(): void {
    for (let code = this.text.charCodeAt(this.position); ; code = this.text.charCodeAt(++this.position))
      if (code !== LINE_FEED && code !== CARRIAGE_RETURN) return;
  }

  private next(): Segment | null {
    this.skipLineEnds();
    if (this.position >= this.text.length) return null;
    const end = this.text.indexOf(this.header.delimiters.terminator, this.position);
    if (end < 0) throw new X12Error('trailer_missing', 'The last segment is not terminated.', this.number + 1);
    const raw = this.text.slice(this.position, end);
    this.position = end + 1;
    if (++this.number > MAX_SEGMENTS)
      throw new X12Error('too_many_segments', `An interchange has at most ${MAX_SEGMENTS} segments.`, this.number);
    this.printable = isPrintable(raw);
    return raw.split(this.header.delimiters.element);
  }

  /** True at the end of the interchange. */
  private take(segment: Segment): boolean {
    switch (segment[0]) {
      case 'ST':
        this.begin(segment);
        return false;
      case 'SE':
        this.end(segment);
        return false;
      case 'GS':
        this.open(segment);
        return false;
      case 'GE':
        this.close(segment);
        return false;
      case 'IEA':
        this.finish(segment);
        return true;
      default:
        this.append(segment);
        return false;
    }
  }

  private unexpected(segment: Segment, where: string): never {
    throw new X12Error(
      'unexpected_segment',
      `Segment ${segment[0]!.slice(0, 10)} is not allowed ${where}.`,
      this.number,
    );
  }

  private append(segment: Segment): void {
    if (this.transaction) {
      this.transaction.segments.push(segment);
      this.transaction.printable.push(this.printable);
    } else if (segment[0] === 'TA1' && !this.group && this.groups.length === 0) {
      const [, control = '', , , status = '', note = ''] = segment;
      this.acknowledgments.push({ control, status, note });
    } else this.unexpected(segment, this.group ? 'between transactions' : 'outside a functional group');
  }

  private open(gs: Segment): void {
    if (this.group) this.closeGroup(null);
    const control = gs[6] ?? '';
    if (this.groupControls.has(control))
      throw new X12Error('duplicate_group', 'Two functional groups have the same control number.', this.number, 6);
    this.groupControls.add(control);
    this.group = { gs, transactions: [], controls: new Set() };
  }

  private begin(st: Segment): void {
    if (!this.group) this.unexpected(st, 'outside a functional group');
    if (this.transaction) this.endTransaction(null);
    this.transaction = { st, segment: this.number, segments: [st], printable: [this.printable] };
  }

  private end(se: Segment): void {
    if (!this.transaction) this.unexpected(se, 'without ST');
    this.endTransaction(se);
  }

  private close(ge: Segment): void {
    if (!this.group) this.unexpected(ge, 'without GS');
    this.closeGroup(ge);
  }

  private endTransaction(se: Segment | null): void {
    const { st, segment, segments, printable } = this.transaction!;
    const { controls, transactions } = this.group!;
    this.transaction = null;
    const [set = '', control = ''] = [st[1], st[2]];
    const definition = setDefinition(set);
    const faults: SetFault[] = [];
    if (!definition) faults.push('not_supported');
    else if (definition.group !== this.group!.gs[1]) faults.push('invalid_set');
    if (!SET_CONTROL.test(control)) faults.push('invalid_control');
    else if (controls.has(control)) faults.push('duplicate_control');
    controls.add(control);
    if (!se) faults.push('trailer_missing');
    else {
      if (se[2] !== control) faults.push('control_mismatch');
      if (se[1] !== String(segments.length + 1) && Number(se[1]) !== segments.length + 1) faults.push('count_mismatch');
    }
    const segmentErrors = definition ? transactionErrors(segments, definition, printable) : [];
    if (!segmentErrors.every(isNote)) faults.push('segments');
    transactions.push({ set, control, segments, segment, faults, segmentErrors });
  }

  private closeGroup(ge: Segment | null): void {
    if (this.transaction) this.endTransaction(null);
    const { gs, transactions } = this.group!;
    this.group = null;
    const [, code = '', sender = '', receiver = '', , , control = '', , version = ''] = gs;
    const included = ge ? Number(ge[1]) : transactions.length;
    this.groups.push({
      code,
      sender,
      receiver,
      control,
      version,
      included: Number.isInteger(included) && included >= 0 && included < 1_000_000 ? included : transactions.length,
      transactions,
      faults: [...headerFaults(code, version, control), ...trailerFaults(ge, control, transactions.length)],
    });
  }

  private finish(iea: Segment): void {
    if (this.group) this.closeGroup(null);
    if (iea[2] !== this.header.control)
      throw new X12Error('control_number', 'The control numbers of ISA and IEA differ.', this.number, 2);
    if (Number(iea[1]) !== this.groups.length)
      throw new X12Error('count', 'IEA01 is not the number of functional groups.', this.number, 1);
  }
}

/**
 * Reads one interchange of version 4010. Faults of groups and transactions are in the result, for its 997.
 * @throws X12Error if the interchange as a whole is rejected
 */
export function readInterchange(text: string): Interchange {
  if (text.length > MAX_FILE_LENGTH)
    throw new X12Error('too_large', `An interchange has at most ${MAX_FILE_LENGTH} characters.`, 1);
  if (text.trim() === '') throw new X12Error('empty', 'The interchange is empty.', 1);
  return new Reader(text, readHeader(text)).read();
}

import { DOCUMENT_RULES, UPLOAD_KINDS } from './document-kinds.js';

/** freight.md §3.6, document types: LTL, then the further types of truckload. */
const LTL = 'INV BOL POD HAZ CUS INS LOA WI PHO FDA OTH'.split(' ');
const TRUCKLOAD = 'CAT COMM CON RULE DIM DTR DIS FRB FUEL INSP LPR MSDS PAC IMG QUO RESI SPEC SCL STB W&I OTHER'.split(
  ' ',
);

it('files of every document type of the standards can be uploaded as one kind', () => {
  const types = UPLOAD_KINDS.flatMap((kind) => DOCUMENT_RULES[kind].dsdc);
  expect([...types].sort()).toEqual([...LTL, ...TRUCKLOAD].sort());
});

it('no kind is longer than its column', () => {
  expect(Object.keys(DOCUMENT_RULES).filter((kind) => kind.length > 20)).toEqual([]);
});

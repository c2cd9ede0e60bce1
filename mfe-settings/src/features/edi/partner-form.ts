import { ALWAYS, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import type { EdiPartner, SaveEdiPartner } from '../../shared/types';

export interface PartnerValues {
  carrierId: string;
  enabled: boolean;
  test: boolean;
  ourQualifier: string;
  ourId: string;
  ourGroupId: string;
  partnerQualifier: string;
  partnerId: string;
  partnerGroupId: string;
  loadTenders: boolean;
  billsOfLading: boolean;
  customerNumber: string;
  /** Empty: the hours of the tender settings. */
  responseHours: string;
  sendReceipts: boolean;
  requestReceipts: boolean;
  /** Qualifiers of the references that are written. */
  references: Reference[];
  /** Optional segments that are written. */
  segments: Segment[];
}

type Elements = NonNullable<EdiPartner['elements']>;
type Reference = Elements['references'][number];
type Segment = Elements['omittedSegments'][number];

const REFERENCES: readonly Reference[] = ['SI', 'BM', 'CN', 'Q1', 'PO', 'VN', 'CR', 'ZZ'];
const SEGMENTS: readonly Segment[] = ['K1', 'NTE', 'G62', 'MS3'];

/** Characters of ids, and of the account number. */
export const ID_LENGTH = 15;
export const CUSTOMER_LENGTH = 20;
const EDI_ID = /^[A-Z0-9][A-Z0-9 ._/&-]{0,13}[A-Z0-9]$/;
const MAX_HOURS = 80;
const QUALIFIER = /^[0-9A-Z]{2}$/;

export const NEW_PARTNER: PartnerValues = {
  carrierId: '',
  enabled: true,
  test: true,
  ourQualifier: 'ZZ',
  ourId: '',
  ourGroupId: '',
  partnerQualifier: '02',
  partnerId: '',
  partnerGroupId: '',
  loadTenders: true,
  billsOfLading: true,
  customerNumber: '',
  responseHours: '',
  sendReceipts: true,
  requestReceipts: false,
  references: [...REFERENCES],
  segments: [...SEGMENTS],
};

export const partnerSchema = z.pipe(
  z.custom<PartnerValues>().check(
    z.superRefine((values, ctx) => {
      const issue = (name: keyof PartnerValues, message: string) =>
        ctx.addIssue({ code: 'custom', path: [name], message });
      if (values.carrierId === '') issue('carrierId', t`Choose a carrier.`);
      for (const name of ['ourQualifier', 'partnerQualifier'] as const)
        if (!QUALIFIER.test(values[name].trim().toUpperCase())) issue(name, t`Enter two characters, like 02 or ZZ.`);
      for (const name of ['ourId', 'partnerId'] as const)
        if (!EDI_ID.test(values[name].trim().toUpperCase())) issue(name, t`Enter 2 to 15 letters, digits or . _ / & -`);
      for (const name of ['ourGroupId', 'partnerGroupId'] as const)
        if (values[name].trim() !== '' && !EDI_ID.test(values[name].trim().toUpperCase()))
          issue(name, t`Enter 2 to 15 letters, digits or . _ / & -`);
      if (!isHours(values.responseHours.trim())) issue('responseHours', t`Enter 1 to ${MAX_HOURS} hours, or nothing.`);
    }, ALWAYS),
  ),
  z.transform(toPartner),
);

const isHours = (text: string): boolean =>
  text === '' || (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_HOURS);

/** Group ids are those of the interchange unless they are entered. */
function toPartner({ references, segments, ...values }: PartnerValues): SaveEdiPartner {
  const code = (text: string) => text.trim().toUpperCase();
  const [ourId, partnerId] = [code(values.ourId), code(values.partnerId)];
  return {
    ...values,
    ourQualifier: code(values.ourQualifier),
    ourId,
    ourGroupId: code(values.ourGroupId) || ourId,
    partnerQualifier: code(values.partnerQualifier),
    partnerId,
    partnerGroupId: code(values.partnerGroupId) || partnerId,
    customerNumber: values.customerNumber.trim() || null,
    responseHours: values.responseHours.trim() === '' ? null : Number(values.responseHours),
    elements: {
      references: REFERENCES.filter((qualifier) => references.includes(qualifier)),
      omittedSegments: SEGMENTS.filter((segment) => !segments.includes(segment)),
    },
  };
}

/** A stored partner as entered. */
export function partnerValues({ customerNumber, responseHours, ...partner }: EdiPartner): PartnerValues {
  const { carrierId, enabled, test, ourQualifier, ourId, ourGroupId } = partner;
  const { partnerQualifier, partnerId, partnerGroupId, loadTenders, billsOfLading } = partner;
  const { sendReceipts = true, requestReceipts = false, elements } = partner;
  return {
    carrierId,
    enabled,
    test,
    ourQualifier,
    ourId,
    ourGroupId,
    partnerQualifier,
    partnerId,
    partnerGroupId,
    loadTenders,
    billsOfLading,
    customerNumber: customerNumber ?? '',
    responseHours: responseHours == null ? '' : String(responseHours),
    sendReceipts,
    requestReceipts,
    references: [...(elements?.references ?? REFERENCES)],
    segments: SEGMENTS.filter((segment) => !elements?.omittedSegments.includes(segment)),
  };
}

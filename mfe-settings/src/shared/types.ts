import type { components } from '@lading/api-client';

export type Company = components['schemas']['CompanyDto'];
export type Carrier = components['schemas']['CarrierDto'];
export type Tariff = components['schemas']['TariffDto'];
export type TariffUpload = components['schemas']['TariffUploadDto'];
export type UploadMessage = components['schemas']['UploadMessageDto'];
export type Association = components['schemas']['AssociationDto'];
export type AssociationList = components['schemas']['AssociationListDto'];
export type InvitationPreview = components['schemas']['InvitationPreviewDto'];
export type Member = components['schemas']['MemberDto'];
export type Invitation = components['schemas']['InvitationDto'];
export type MailDomain = components['schemas']['DomainDto'];
export type Activity = components['schemas']['ActivityDto'];
export type Profile = components['schemas']['ProfileDto'];
export type Factors = components['schemas']['FactorsDto'];
export type Passkey = components['schemas']['PasskeyDto'];
export type OwnSession = components['schemas']['OwnSessionDto'];

import type { components } from '@lading/api-client';

export type Company = components['schemas']['CompanyDto'];
export type Carrier = components['schemas']['CarrierDto'];
export type Tariff = components['schemas']['TariffDto'];
export type TariffUpload = components['schemas']['TariffUploadDto'];
export type UploadMessage = components['schemas']['UploadMessageDto'];

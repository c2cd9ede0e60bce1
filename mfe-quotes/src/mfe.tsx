import type { MfeModule } from '@lading/mfe-contract';
import { Root } from './Root';

const module: MfeModule = {
  contract: 1,
  Root,
  texts: (locale) => (locale === 'en-CA' ? import('./locales/en-CA.po') : undefined),
};
export default module;

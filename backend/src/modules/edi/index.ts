export { EdiModule } from './edi.module.js';

export { AccountingModule } from './accounting.module.js';

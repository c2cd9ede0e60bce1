export { MonitoringModule } from './monitoring.module.js';

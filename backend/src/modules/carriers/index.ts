export { CarriersModule } from './carriers.module.js';
export { ProNumbers } from './pro-numbers.js';

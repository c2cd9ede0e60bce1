export { ProductsModule } from './products.module.js';

export { type CatalogProduct, ProductCatalog } from './product-catalog.js';
export { SKU } from './products.dto.js';
export { ProductsModule } from './products.module.js';

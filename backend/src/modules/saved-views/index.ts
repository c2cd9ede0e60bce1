export { SavedViewsModule } from './saved-views.module.js';
export { SavedViewEntity } from './persistence/saved-view.entity.js';

export type { HazardousMaterial } from './material-queries';
export { MaterialNumberField } from './MaterialNumberField';

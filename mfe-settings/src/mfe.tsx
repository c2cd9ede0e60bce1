import type { MfeModule } from '@lading/mfe-contract';
import { Root } from './Root';

const module: MfeModule = { contract: 1, Root };
export default module;

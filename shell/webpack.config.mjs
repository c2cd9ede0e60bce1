import { shellConfig } from '@lading/build/federation';

export default shellConfig(import.meta.dirname);

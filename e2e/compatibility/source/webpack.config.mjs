import { remoteConfig } from '@lading/build/federation';

export default remoteConfig(import.meta.dirname);

/** First Node release with everything that the product uses, such as compile caches and iterator helpers. */
const OLDEST_NODE = [22, 22] as const;

/** Why the product cannot run on this Node release; '' if it can. @param version like 20.19.0 */
export function nodeVersionProblem(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return '';
  return `Lading needs Node ${OLDEST_NODE.join('.')} or later and this is ${version}: npm start and npm test bring their own; for other commands put node_modules/.bin first in PATH.`;
}

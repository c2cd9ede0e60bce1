import { parseArgs, type ParseArgsConfig } from 'node:util';
import { WrongUsage } from './wrong-usage.js';

/** Parses the arguments of a command. @throws WrongUsage */
export function optionsOf<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

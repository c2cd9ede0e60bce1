import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Config } from '../../config/config.js';
import { DecoratedMethods } from '../discovery/decorated-methods.js';
import { DemonstrationMode } from './demonstration-mode.js';

/** One part of the demonstration data. */
export interface DemonstrationStepOptions {
  /** Shown in the progress line: "demonstration companies". */
  name: string;
  /** Creates the company that all other steps add to, so it runs first. */
  createsCompany?: boolean;
  /** Needs what the other steps create, so it runs last. */
  isLast?: boolean;
}

/** Marks a method without parameters that creates a part of the demonstration data. It must be idempotent. */
export const DemonstrationStep = DiscoveryService.createDecorator<DemonstrationStepOptions>();

/** Creates the demonstration data: runs the methods with `@DemonstrationStep` of all modules. */
@Injectable()
export class DemonstrationSeed {
  constructor(
    private readonly methods: DecoratedMethods,
    private readonly config: Config,
    private readonly mode: DemonstrationMode,
  ) {}

  /** Runs every step, those that create the company first, those that need the others last. Does nothing outside the demonstration. @throws WrongDatabase if the database has other companies. Calls `progress` before each step. */
  async run(progress: (name: string) => void): Promise<void> {
    if (!this.config.demonstration) return;
    await this.mode.enter();
    const steps = this.methods.find<() => Promise<void>, DemonstrationStepOptions>(DemonstrationStep);
    const ordered = steps.toSorted((left, right) => placeOf(left) - placeOf(right));
    for (const { options, call } of ordered) {
      progress(options.name);
      await call();
    }
  }
}

function placeOf({
  options: { createsCompany = false, isLast = false },
}: {
  options: DemonstrationStepOptions;
}): number {
  return Number(isLast) - Number(createsCompany);
}

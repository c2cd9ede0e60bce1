import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Config } from '../../config/config.js';
import { DecoratedMethods } from '../discovery/decorated-methods.js';

/** One part of the demonstration's data. */
export interface DemonstrationStepOptions {
  /** For the progress line: "demonstration companies". */
  name: string;
  /** Creates the company that all other steps add to, so it runs before them. */
  createsCompany?: boolean;
}

/** On a method without parameters that creates a part of the demonstration's data. Running it again must change nothing. */
export const DemonstrationStep = DiscoveryService.createDecorator<DemonstrationStepOptions>();

/** Creates the demonstration's data: runs the methods with `@DemonstrationStep` of all modules. */
@Injectable()
export class DemonstrationSeed {
  constructor(
    private readonly methods: DecoratedMethods,
    private readonly config: Config,
  ) {}

  /** Runs every step, those that create the company first; none outside the demonstration. `progress` is called before each step. */
  async run(progress: (name: string) => void): Promise<void> {
    if (!this.config.demonstration) return;
    const steps = this.methods.find<() => Promise<void>, DemonstrationStepOptions>(DemonstrationStep);
    const ordered = steps.toSorted((left, right) => Number(isFirst(right)) - Number(isFirst(left)));
    for (const { options, call } of ordered) {
      progress(options.name);
      await call();
    }
  }
}

function isFirst({ options }: { options: DemonstrationStepOptions }): boolean {
  return options.createsCompany === true;
}

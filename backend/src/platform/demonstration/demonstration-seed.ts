import { Injectable } from '@nestjs/common';

/** One part of the demonstration's data. Running it again must change nothing. */
export interface SeedStep {
  /** What the step makes, for the progress line: "demonstration carriers". */
  name: string;
  run(): Promise<void>;
}

/**
 * The demonstration's data, made of what each module contributes. Modules add their steps in `onModuleInit`; Nest initialises a
 * module after those it imports, so a step may rely on the steps of imported modules.
 */
@Injectable()
export class DemonstrationSeed {
  private readonly steps: SeedStep[] = [];

  add(step: SeedStep): void {
    this.steps.push(step);
  }

  /** Runs every step in order. `progress` hears of each one before it starts. */
  async run(progress: (name: string) => void): Promise<void> {
    for (const step of this.steps) {
      progress(step.name);
      await step.run();
    }
  }
}

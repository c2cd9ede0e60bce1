import { Injectable } from '@nestjs/common';

/** One part of the demonstration's data. Running it again must change nothing. */
export interface SeedStep {
  /** What the step makes, for the progress line: "demonstration companies". */
  name: string;
  /** `company`: makes the company to which all other steps add, and comes before them. */
  stage?: 'company';
  run(): Promise<void>;
}

/**
 * The demonstration's data, made of what each module contributes. Modules add their steps in `onModuleInit`, in which Nest keeps to no order
 * that follows from their imports.
 */
@Injectable()
export class DemonstrationSeed {
  private readonly steps: SeedStep[] = [];

  add(step: SeedStep): void {
    this.steps.push(step);
  }

  /** Runs every step, those of the company first. `progress` hears of each one before it starts. */
  async run(progress: (name: string) => void): Promise<void> {
    const isFirst = ({ stage }: SeedStep) => stage === 'company';
    for (const step of [...this.steps.filter(isFirst), ...this.steps.filter((step) => !isFirst(step))]) {
      progress(step.name);
      await step.run();
    }
  }
}

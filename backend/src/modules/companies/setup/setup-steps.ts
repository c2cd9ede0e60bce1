import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DecoratedMethods } from '../../../platform/discovery/decorated-methods.js';
import { SETUP_STEPS, type SetupStepName } from './setup.dto.js';

/**
 * Marks a provider method `(companyId) => Promise<boolean>` that tells from the data of its module whether a step is done. A step with
 * several methods is done if one of them says so.
 */
export const SetupStep = DiscoveryService.createDecorator<SetupStepName>();

type Check = (companyId: string) => Promise<boolean>;

/** The first steps of a company, and which are done. Nothing is stored: deleting the only quote makes its step open again. */
@Injectable()
export class SetupSteps {
  constructor(private readonly methods: DecoratedMethods) {}

  /** Every step in its order. */
  async of(companyId: string): Promise<{ name: SetupStepName; done: boolean }[]> {
    const checks = this.methods.find<Check, SetupStepName>(SetupStep);
    return Promise.all(
      SETUP_STEPS.map(async (name) => {
        const answers = await Promise.all(
          checks.filter(({ options }) => options === name).map(({ call }) => call(companyId)),
        );
        return { name, done: answers.some(Boolean) };
      }),
    );
  }
}

import { applyDecorators } from '@nestjs/common';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { areEgressTargets } from './address-blocks.js';

const DATABASE_URL = /^(mysql|mariadb):\/\/[^/]*\/[^/?]+(\?.*)?$/;

/** Each host of a list must be part of a URL. */
export const IsDatabaseUrl = ({ message }: { message: string }): PropertyDecorator =>
  ValidateBy(
    {
      name: 'databaseUrl',
      validator: { validate: (text) => DATABASE_URL.test(String(text)) && isAddress(String(text)) },
    },
    { message },
  );

function isAddress(text: string): boolean {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(text) ?? [];
  return hosts.split(',').every((host) => host !== '' && URL.canParse(`${before}${host}${after}`));
}

/** A limit of each company, or none. */
export const QuotaOf = (most: number): PropertyDecorator => {
  const message = `$property must be a whole number from 1 to ${most.toLocaleString('en')}`;
  return applyDecorators(
    IsOptional(),
    IsInt({ message }),
    Min(1, { message }),
    Max(most, { message }),
  ) as PropertyDecorator;
};

/** Private addresses that outbound requests may connect to. */
export const EgressTargets = (): PropertyDecorator =>
  ValidateBy(
    { name: 'egressTargets', validator: { validate: areEgressTargets } },
    {
      message:
        '$property must be addresses or blocks, each with a port or without, like 10.20.0.0/16,127.0.0.1:4100, separated by commas',
    },
  );

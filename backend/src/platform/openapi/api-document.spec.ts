import 'reflect-metadata';
import { Body, Controller, Get, Module, Post, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ApiProperty, type OpenAPIObject } from '@nestjs/swagger';
import {
  AnyMember,
  CurrentActor,
  Public,
  RecentlyAuthenticated,
  RequirePermission,
  WithoutCompany,
} from '../auth/decorators.js';
import type { Actor } from '../auth/actor.js';
import { IdempotencyKey } from '../http/idempotency/idempotency.js';
import { Metered } from '../throttle/request-limits.js';
import { apiDocument } from './api-document.js';

class ThingDto {
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}

@Controller('things')
class ThingsController {
  @Post()
  @RequirePermission('quote.create')
  @RecentlyAuthenticated()
  saveThing(@CurrentActor() _actor: Actor, @IdempotencyKey() _key: string, @Body() thing: ThingDto): ThingDto {
    return thing;
  }

  @Get('public')
  @Public()
  readThing(): string {
    return '';
  }
}

@Controller('own')
@WithoutCompany()
class OwnController {
  @Get()
  readOwn(): string {
    return '';
  }
}

@Controller('shared')
class SharedController {
  @Get()
  @AnyMember()
  readShared(): string {
    return '';
  }
}

@Controller('listed')
class ListedController {
  @Get()
  @RequirePermission('quote.read')
  @Metered('webhook-send')
  listThings(): string {
    return '';
  }
}

@Controller('forgotten')
class ForgottenController {
  @Get()
  readForgotten(): string {
    return '';
  }
}

@Controller('others')
class SameNameController {
  @Get()
  @AnyMember()
  readThing(): string {
    return '';
  }
}

async function describeControllers(...controllers: Type[]): Promise<OpenAPIObject> {
  class ProbeModule {}
  Module({ controllers })(ProbeModule);
  const app = await NestFactory.create(ProbeModule, { preview: true, logger: false, abortOnError: false });
  return apiDocument(app, { title: 'Things', description: 'An API for tests.', keyPermissions: ['quote.read'] });
}

describe('apiDocument', () => {
  it('is OpenAPI 3.1 with the method name as operation id', async () => {
    const document = await describeControllers(ThingsController);
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/things']?.post?.operationId).toBe('saveThing');
  });

  it('describes nullable properties as in 3.1', async () => {
    const document = await describeControllers(ThingsController);
    expect(document.components?.schemas?.ThingDto).toMatchObject({
      properties: { note: { type: ['string', 'null'] } },
    });
  });

  it('lists which operations require a session, and which an idempotency key', async () => {
    const document = await describeControllers(ThingsController);
    expect(document.security).toEqual([{ session: [] }]);
    expect(document.paths['/things']?.post?.security).toBeUndefined();
    expect(document.paths['/things/public']?.get?.security).toEqual([{}]);
    expect(document.paths['/things']?.post?.parameters).toMatchObject([
      { name: 'Idempotency-Key', in: 'header', required: true, schema: { maxLength: 255 } },
    ]);
  });

  it('adds the problem response to every operation', async () => {
    const document = await describeControllers(ThingsController);
    const body = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
    expect(document.paths['/things']?.post?.responses.default).toMatchObject({ content: body });
    expect(document.components?.schemas?.Problem).toBeDefined();
  });

  it('describes the access of every operation, from its decorators', async () => {
    const { paths } = await describeControllers(ThingsController, OwnController, SharedController);
    expect(paths['/things']?.post).toMatchObject({
      'x-access': 'company',
      'x-permission': 'quote.create',
      'x-recently-authenticated': true,
    });
    expect(paths['/things/public']?.get).toMatchObject({ 'x-access': 'public' });
    expect(paths['/own']?.get).toMatchObject({ 'x-access': 'session' });
    expect(paths['/shared']?.get).toMatchObject({ 'x-access': 'company' });
    expect(paths['/shared']?.get).not.toHaveProperty('x-permission');
    expect(paths['/shared']?.get).not.toHaveProperty('x-recently-authenticated');
  });

  it('lists which operations accept an API key', async () => {
    const { paths, components } = await describeControllers(ThingsController, SharedController, ListedController);
    expect(components?.securitySchemes?.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(paths['/listed']?.get?.security).toEqual([{ session: [] }, { apiKey: [] }]);
    expect(paths['/shared']?.get?.security).toBeUndefined();
    expect(paths['/things']?.post?.security).toBeUndefined();
  });

  it('lists the limits of an operation, and its response beyond them', async () => {
    const { paths } = await describeControllers(ListedController, SharedController);
    expect(paths['/listed']?.get).toMatchObject({
      'x-rate-limits': [{ name: 'webhook-send', per: 'company', points: 120, seconds: 60 }],
      responses: {
        429: {
          description: 'Too many requests. The limit is 120 in 60 seconds per company.',
          headers: { 'Retry-After': { schema: { type: 'integer' } } },
        },
        200: {},
      },
    });
    expect(paths['/shared']?.get?.responses).not.toHaveProperty('429');
  });

  it('refuses an operation without declared access', async () => {
    await expect(describeControllers(ForgottenController)).rejects.toThrow(
      'readForgotten does not say who may call it',
    );
  });

  it('refuses two operations with the same name', async () => {
    await expect(describeControllers(ThingsController, SameNameController)).rejects.toThrow('readThing');
  });
});

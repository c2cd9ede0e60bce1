import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, type DiscoverableDecorator } from '@nestjs/core';

/** A provider method with a given decorator. */
export interface DecoratedMethod<Options, Method> {
  /** Like `InvitationMailer.send`; for error messages. */
  name: string;
  options: Options;
  call: Method;
}

/**
 * Finds provider methods of all modules by a decorator created with `DiscoveryService.createDecorator`, in the order in which Nest calls
 * `onModuleInit`.
 */
@Injectable()
export class DecoratedMethods {
  private readonly found = new Map<string, readonly DecoratedMethod<unknown, never>[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Call it when all providers exist: in `onModuleInit` or later. Results are cached per decorator. */
  find<Method extends (...args: never[]) => unknown, Options>(
    decorator: DiscoverableDecorator<Options>,
  ): readonly DecoratedMethod<Options, Method>[] {
    const known = this.found.get(decorator.KEY) as readonly DecoratedMethod<Options, Method>[] | undefined;
    if (known !== undefined) return known;
    const found = this.scan<Method, Options>(decorator);
    this.found.set(decorator.KEY, found as DecoratedMethod<unknown, never>[]);
    return found;
  }

  private scan<Method extends (...args: never[]) => unknown, Options>(
    decorator: DiscoverableDecorator<Options>,
  ): DecoratedMethod<Options, Method>[] {
    const found: DecoratedMethod<Options, Method>[] = [];
    const seen = new Set<object>();
    const distance = ({ host }: { host?: { distance: number } }): number => host?.distance ?? 0;
    const providers = this.discovery.getProviders().toSorted((left, right) => distance(right) - distance(left));
    for (const wrapper of providers) {
      const instance: unknown = wrapper.instance;
      // An alias (`useExisting`) has the instance of another provider.
      if (!isObject(instance) || seen.has(instance)) continue;
      seen.add(instance);
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object | null)) {
        const options = this.discovery.getMetadataByDecorator(decorator, wrapper, method) as Options | undefined;
        if (options === undefined) continue;
        const call = (instance[method] as Method).bind(instance) as Method;
        found.push({ name: `${instance.constructor.name}.${method}`, options, call });
      }
    }
    return found;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== null;
}

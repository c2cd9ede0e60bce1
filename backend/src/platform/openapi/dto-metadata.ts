import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Type } from '@nestjs/common';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { SwaggerModule } from '@nestjs/swagger';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { limitsOf, type SchemaFacts } from './dto-limits.js';

const FILE = 'openapi-metadata.js';

type DtosOfFile = Record<string, Record<string, SchemaFacts>>;

interface GeneratedMetadata {
  '@nestjs/swagger': { models: [Promise<Record<string, Type>>, DtosOfFile][] };
}

/**
 * Reads types, validation rules and comments of DTOs and controllers out of the sources, so that nobody has to write them a second
 * time. `compiled` is where the compiled classes lie that the metadata is attached to.
 */
export async function loadDtoMetadata(project: string, sources: string, compiled: string): Promise<void> {
  const visitor = new ReadonlyVisitor({
    pathToSource: sources,
    introspectComments: true,
    classValidatorShim: true,
    esmCompatible: true,
  });
  const program = ReadonlyVisitor.createTsProgram(project);
  new PluginMetadataGenerator().generate({
    visitors: [visitor],
    outputDir: compiled,
    filename: FILE,
    tsProgramRef: program,
  });
  const generated = (await import(pathToFileURL(join(compiled, FILE)).href)) as {
    default: () => Promise<GeneratedMetadata>;
  };
  const metadata = await generated.default();
  for (const [file, dtos] of metadata['@nestjs/swagger'].models) addLimits(await file, dtos);
  await SwaggerModule.loadPluginMetadata(async () => ({ ...metadata }));
}

function addLimits(file: Record<string, Type>, dtos: DtosOfFile): void {
  for (const [name, properties] of Object.entries(dtos)) {
    const dto = file[name];
    const limits = dto ? limitsOf(dto) : {};
    for (const [property, facts] of Object.entries(properties)) Object.assign(facts, limits[property]);
  }
}

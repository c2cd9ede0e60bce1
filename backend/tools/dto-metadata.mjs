import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { SwaggerModule } from '@nestjs/swagger';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';
import { limitsOf } from '../dist/platform/openapi/dto-limits.js';

const FILE = 'openapi-metadata.js';

/**
 * Reads types, validation rules and comments of DTOs and controllers from the sources. `compiled` is the folder of the compiled classes that the
 * metadata is attached to.
 */
export async function loadDtoMetadata(project, sources, compiled) {
  const visitor = new ReadonlyVisitor({
    pathToSource: sources,
    introspectComments: true,
    classValidatorShim: true,
    esmCompatible: true,
  });
  new PluginMetadataGenerator().generate({
    visitors: [visitor],
    outputDir: compiled,
    filename: FILE,
    tsProgramRef: ReadonlyVisitor.createTsProgram(project),
  });
  const generated = await import(pathToFileURL(join(compiled, FILE)).href);
  const metadata = await generated.default();
  for (const [file, dtos] of metadata['@nestjs/swagger'].models) {
    sortEnums(dtos);
    addLimits(await file, dtos);
  }
  await SwaggerModule.loadPluginMetadata(async () => ({ ...metadata }));
}

/** Freight classes in the order of their numbers. */
const byText = new Intl.Collator('en', { numeric: true });

/** The order in which the TypeScript checker lists the members of a union type depends on unrelated files. */
function sortEnums(dtos) {
  for (const properties of Object.values(dtos))
    for (const { enum: values } of Object.values(properties)) if (Array.isArray(values)) values.sort(byText.compare);
}

function addLimits(file, dtos) {
  for (const [name, properties] of Object.entries(dtos)) {
    const dto = file[name];
    const limits = dto ? limitsOf(dto) : {};
    for (const [property, schema] of Object.entries(properties)) Object.assign(schema, limits[property]);
  }
}

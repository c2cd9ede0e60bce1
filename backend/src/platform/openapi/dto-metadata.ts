import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PluginMetadataGenerator } from '@nestjs/cli/lib/compiler/plugins/plugin-metadata-generator.js';
import { SwaggerModule } from '@nestjs/swagger';
import { ReadonlyVisitor } from '@nestjs/swagger/plugin';

const FILE = 'openapi-metadata.js';

/**
 * Reads types, validation rules and comments of DTOs and controllers out of the sources, so that nobody has to write them a second
 * time. `compiled` is where the compiled classes lie that the metadata is attached to.
 */
export async function loadDtoMetadata(project: string, sources: string, compiled: string): Promise<void> {
  const visitor = new ReadonlyVisitor({ pathToSource: sources, introspectComments: true, classValidatorShim: true, esmCompatible: true });
  const program = ReadonlyVisitor.createTsProgram(project);
  new PluginMetadataGenerator().generate({ visitors: [visitor], outputDir: compiled, filename: FILE, tsProgramRef: program });
  const metadata = (await import(pathToFileURL(join(compiled, FILE)).href)) as { default: () => Promise<Record<string, unknown>> };
  await SwaggerModule.loadPluginMetadata(metadata.default);
}

import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Public } from '../../auth/index.js';
import { PublishedSchemas } from './published-schemas.js';
import { REGISTRY_TYPE } from './registry-answers.js';
import { schemaIn, type SchemaRequest, versionOf } from './schema-request.js';

interface Verdict {
  readonly is_compatible: boolean;
  readonly messages?: readonly string[];
}

interface CompatibilityLevel {
  readonly compatibilityLevel: 'NONE' | 'BACKWARD';
}

/** Whether a schema could follow another, and which changes are allowed. Public, as in DataHub. */
@Public()
@Controller('schema-registry/api')
export class CompatibilityController {
  constructor(private readonly schemas: PublishedSchemas) {}

  /** An empty body: clients ask for it to see whether there is a registry. */
  @Get()
  root(): void {}

  @Get('config')
  @Header('content-type', REGISTRY_TYPE)
  level(): CompatibilityLevel {
    return { compatibilityLevel: 'BACKWARD' };
  }

  @Get('config/:subject')
  @Header('content-type', REGISTRY_TYPE)
  levelOf(@Param('subject') subject: string): CompatibilityLevel {
    return { compatibilityLevel: this.schemas.compatibility(subject) };
  }

  @Post('compatibility/subjects/:subject/versions')
  @HttpCode(200)
  @Header('content-type', REGISTRY_TYPE)
  withLatest(
    @Param('subject') subject: string,
    @Body() body: SchemaRequest | undefined,
    @Query('verbose') verbose: string | undefined,
  ): Verdict {
    return this.withVersion(subject, 'latest', body, verbose);
  }

  @Post('compatibility/subjects/:subject/versions/:version')
  @HttpCode(200)
  @Header('content-type', REGISTRY_TYPE)
  withVersion(
    @Param('subject') subject: string,
    @Param('version') version: string,
    @Body() body: SchemaRequest | undefined,
    @Query('verbose') verbose: string | undefined,
  ): Verdict {
    const existing = versionOf(this.schemas, subject, version);
    const isCompatible = this.schemas.isCompatible(schemaIn(body), existing);
    if (verbose !== 'true') return { is_compatible: isCompatible };
    const verdict = isCompatible ? 'can follow' : 'cannot follow';
    return { is_compatible: isCompatible, messages: [`The schema ${verdict} version ${existing.version}`] };
  }
}

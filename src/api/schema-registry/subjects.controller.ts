import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Public } from '../../auth/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import { canonicalSchema } from './canonical-schema.js';
import { PublishedSchemas } from './published-schemas.js';
import { REGISTRY_TYPE, type SchemaAnswer, schemaAnswer } from './registry-answers.js';
import { schemaIn, type SchemaRequest, subjectPrefixIn, versionOf, versionsOf } from './schema-request.js';

/** The subjects of messages and the versions of their schemas. Public, as in DataHub. */
@Public()
@Controller('schema-registry/api/subjects')
export class SubjectsController {
  constructor(private readonly schemas: PublishedSchemas) {}

  @Get()
  @Header('content-type', REGISTRY_TYPE)
  all(@Query() query: Readonly<Record<string, unknown>>): readonly string[] {
    if (query['deleted'] === 'true' || query['deletedOnly'] === 'true') return [];
    return this.schemas.subjects(subjectPrefixIn(query));
  }

  @Get(':subject/versions')
  @Header('content-type', REGISTRY_TYPE)
  versions(@Param('subject') subject: string): readonly number[] {
    return versionsOf(this.schemas, subject).map(({ version }) => version);
  }

  @Get(':subject/versions/:version')
  @Header('content-type', REGISTRY_TYPE)
  version(@Param('subject') subject: string, @Param('version') version: string): SchemaAnswer {
    return schemaAnswer(versionOf(this.schemas, subject, version));
  }

  @Get(':subject/versions/:version/schema')
  @Header('content-type', REGISTRY_TYPE)
  text(@Param('subject') subject: string, @Param('version') version: string): string {
    return JSON.stringify(versionOf(this.schemas, subject, version).schema);
  }

  @Get(':subject/versions/:version/referencedby')
  @Header('content-type', REGISTRY_TYPE)
  referrers(): readonly number[] {
    return [];
  }

  /** Registers nothing: returns the id of the last version of the subject, whatever the schema, as DataHub does. */
  @Post(':subject/versions')
  @HttpCode(200)
  @Header('content-type', REGISTRY_TYPE)
  register(@Param('subject') subject: string): { readonly id: number } {
    return { id: versionOf(this.schemas, subject, 'latest').id };
  }

  /** The last version that has the given schema. */
  @Post(':subject')
  @HttpCode(200)
  @Header('content-type', REGISTRY_TYPE)
  lookUp(@Param('subject') subject: string, @Body() body: SchemaRequest | undefined): SchemaAnswer {
    const [versions, given] = [versionsOf(this.schemas, subject), canonicalSchema(schemaIn(body))];
    const found = versions.findLast(({ schema }) => canonicalSchema(schema) === given);
    if (found !== undefined) return schemaAnswer(found);
    throw new DomainError('NOT_FOUND', `Subject ${subject} has no version with this schema`, {
      details: { registryCode: 40403 },
    });
  }
}

import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { Public } from '../../auth/index.js';
import { PublishedSchemas } from './published-schemas.js';
import {
  REGISTRY_TYPE,
  type SchemaAnswer,
  schemaAnswer,
  type SubjectVersion,
  subjectVersion,
} from './registry-answers.js';
import { schemaWithId, subjectPrefixIn } from './schema-request.js';

interface SchemaText {
  readonly schema: string;
  readonly schemaType: 'AVRO';
  readonly maxId?: number;
}

/** The schemas of messages by id. Public, as in DataHub: consumers of Kafka have no token. */
@Public()
@Controller('schema-registry/api/schemas')
export class SchemasController {
  constructor(private readonly schemas: PublishedSchemas) {}

  @Get()
  @Header('content-type', REGISTRY_TYPE)
  all(@Query() query: Readonly<Record<string, unknown>>): readonly SchemaAnswer[] {
    if (query['deleted'] === 'true') return [];
    const versions = this.schemas.subjects(subjectPrefixIn(query)).map((subject) => this.schemas.versions(subject));
    const wanted = query['latestOnly'] === 'true' ? versions.map((all) => all.slice(-1)) : versions;
    const [offset, limit] = [Number(query['offset'] ?? 0), Number(query['limit'] ?? 0)];
    return wanted
      .flat()
      .slice(offset > 0 ? offset : 0, limit > 0 ? Math.max(offset, 0) + limit : undefined)
      .map(schemaAnswer);
  }

  @Get('types')
  @Header('content-type', REGISTRY_TYPE)
  types(): readonly string[] {
    return ['AVRO'];
  }

  @Get('ids/:id')
  @Header('content-type', REGISTRY_TYPE)
  withId(@Param('id') id: string, @Query('fetchMaxId') fetchMaxId: string | undefined): SchemaText {
    const { schema } = schemaWithId(this.schemas, id);
    const maxId = fetchMaxId === 'true' ? { maxId: Number(id) } : {};
    return { schema: JSON.stringify(schema), schemaType: 'AVRO', ...maxId };
  }

  @Get('ids/:id/schema')
  @Header('content-type', REGISTRY_TYPE)
  textWithId(@Param('id') id: string): string {
    return JSON.stringify(schemaWithId(this.schemas, id).schema);
  }

  @Get('ids/:id/subjects')
  @Header('content-type', REGISTRY_TYPE)
  subjectsWithId(@Param('id') id: string, @Query('deleted') deleted: string | undefined): readonly string[] {
    return deleted === 'true' ? [] : [schemaWithId(this.schemas, id).subject];
  }

  /** Every version of the subject, as in DataHub, not only that of the id. */
  @Get('ids/:id/versions')
  @Header('content-type', REGISTRY_TYPE)
  versionsWithId(@Param('id') id: string, @Query('deleted') deleted: string | undefined): readonly SubjectVersion[] {
    if (deleted === 'true') return [];
    return this.schemas.versions(schemaWithId(this.schemas, id).subject).map(subjectVersion);
  }
}

import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from '../../app.module.js';
import { loadConfig } from '../../foundation/config/index.js';
import { Database } from '../../foundation/database/index.js';
import { createHttpAdapter } from '../../foundation/http/index.js';
import { ENTITY_ROWS } from '../../rows.js';

const HEADER = '# The GraphQL API. Written from its classes by `npm run schema`: change those, not this file.\n\n';

async function schemaText(dataDir: string): Promise<string> {
  const config = loadConfig({ DATA_DIR: dataDir });
  const { url, poolSize } = config.database;
  const database = await Database.open({ url, poolSize, groupSize: 1, exclusive: false, entities: ENTITY_ROWS });
  const module = AppModule.register(config, database);
  const app = await NestFactory.create(module, createHttpAdapter(config.http), {
    bodyParser: false,
    logger: ['error'],
    abortOnError: false,
  });
  await app.init();
  const { schema } = app.get(GraphQLSchemaHost);
  await app.close();
  return `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`;
}

const dataDir = mkdtempSync(join(tmpdir(), 'schema-'));
try {
  writeFileSync(process.argv[2] ?? join('src', 'schema.graphql'), await schemaText(dataDir));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

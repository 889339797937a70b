// TypeORM's own command line reads this file, as in: npx typeorm-ts-node-esm migration:show -d ormconfig.ts
import { DataSource } from 'typeorm';
import { loadConfig } from './src/foundation/config/index.js';
import { dataSourceOptions } from './src/foundation/database/data-source-options.js';
import { ENTITY_ROWS } from './src/rows.js';

const { database } = loadConfig(process.env);

export default new DataSource({ ...dataSourceOptions(database.url, database.poolSize), entities: [...ENTITY_ROWS] });

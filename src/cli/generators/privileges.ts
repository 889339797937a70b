import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppModule } from '../../app.module.js';
import { loadConfig } from '../../foundation/config/index.js';
import type { Database } from '../../foundation/database/index.js';
import { accessDocument } from './access-document.js';
import { entrancesOf } from './access-listing.js';

/** Modules only pass the database on, and none of them is started. */
const NO_DATABASE = Object.freeze({}) as Database;

const module = AppModule.register(loadConfig({ WEB_DIR: '.' }), NO_DATABASE);
writeFileSync(process.argv[2] ?? join('docs', 'privileges.md'), accessDocument(await entrancesOf(module)));

import { Injectable } from '@nestjs/common';
import { Database } from '../foundation/database/index.js';
import type { AspectRecord } from './aspect-record.js';
import { ASPECT_COLUMNS, type AspectRow } from './rows/aspect.row.js';
import { StoredAspect } from './rows/stored-aspect.js';

/** Name and version of a model under which aspects were written. */
export interface RegistryId {
  /** Absent = any. */
  readonly name?: string;
  readonly version: string;
}

/** Whether a record was written under the model `id`. */
export function isOfRegistry({ systemMetadata }: Pick<AspectRecord, 'systemMetadata'>, id: RegistryId): boolean {
  const { registryName, registryVersion } = systemMetadata ?? {};
  return registryVersion === id.version && (id.name === undefined || registryName === id.name);
}

/** Finds aspects by the model under which they were written. It reads the whole table. */
@Injectable()
export class RegistryAspectStore {
  constructor(private readonly database: Database) {}

  /** The latest aspects written under the model, by urn and aspect. Throws `ENGINE_UNAVAILABLE`. */
  async find(id: RegistryId): Promise<readonly AspectRecord[]> {
    const rows = await this.database.read((sql) =>
      sql.select<AspectRow>(
        `SELECT ${ASPECT_COLUMNS} FROM metadata_aspect_v2 WHERE version = 0
         AND ${sql.dialect.caseSensitiveLike('systemmetadata')} ORDER BY urn, aspect`,
        ['%"registryVersion":%'],
      ),
    );
    return rows.map((row) => new StoredAspect(row)).filter((record) => isOfRegistry(record, id));
  }
}

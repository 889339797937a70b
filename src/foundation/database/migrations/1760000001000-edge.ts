import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf, type Engine } from './engine-of.js';

/**
 * The edges of the graph. MySQL indexes the first 500 characters of a urn, because its keys are limited to 3,072 bytes.
 */
export class Edge1760000001000 implements MigrationInterface {
  readonly name = 'Edge1760000001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS[engineOf(runner)]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE edge');
  }
}

const STATEMENTS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    edgeTable({ urn: 'varchar(2000)', json: 'text', urnKey: 'source' }, '', 'WITHOUT ROWID'),
    'CREATE INDEX edge_incoming ON edge (destination, relationship_type, via_rank)',
    'CREATE INDEX edge_lifecycle_owner ON edge (lifecycle_owner) WHERE lifecycle_owner IS NOT NULL',
  ],
  postgres: [
    edgeTable({ urn: 'varchar(2000) COLLATE "C"', json: 'text', urnKey: 'source' }, '', ''),
    'CREATE INDEX edge_incoming ON edge (destination, relationship_type, via_rank)',
    'CREATE INDEX edge_lifecycle_owner ON edge (lifecycle_owner) WHERE lifecycle_owner IS NOT NULL',
  ],
  mysql: [
    edgeTable(
      { urn: 'varchar(2000)', json: 'longtext', urnKey: 'source(500)' },
      `, INDEX edge_incoming (destination(500), relationship_type, via_rank)
       , INDEX edge_lifecycle_owner (lifecycle_owner(500))`,
      'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
    ),
  ],
};

interface ColumnTypes {
  readonly urn: string;
  readonly json: string;
  /** The source as part of the primary key. */
  readonly urnKey: string;
}

function edgeTable({ urn, json, urnKey }: ColumnTypes, indexes: string, options: string): string {
  return `CREATE TABLE edge (
    source ${urn} NOT NULL,
    relationship_type varchar(128) NOT NULL,
    id varchar(22) NOT NULL,
    destination ${urn} NOT NULL,
    aspect varchar(200) NOT NULL,
    lifecycle_owner ${urn},
    via ${urn},
    via_rank smallint NOT NULL,
    properties ${json},
    created_on bigint,
    created_actor text,
    updated_on bigint,
    updated_actor text,
    PRIMARY KEY (${urnKey}, relationship_type, id)${indexes}
  ) ${options}`;
}

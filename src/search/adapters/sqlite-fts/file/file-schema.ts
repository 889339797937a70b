import type { Database } from 'better-sqlite3';
import { TERM_CHARACTERS } from './term-encoding.js';

/** Marks a file as one of this service: "MdSx". */
export const APPLICATION_ID = 0x4d645378;

/** Incremented whenever tables, tokens or analysis change; files of another version are recreated. */
export const FILE_VERSION = 2;

const TOKENIZER = `ascii tokenchars '${TERM_CHARACTERS.replaceAll("'", "''").replaceAll('"', '""')}'`;

/**
 * `document`: one row per urn, including removed ones (`live` = 0), with the last written revision and a number that
 * increases with every change. `source`: the fields as JSON. `terms`: the full-text index, which stores only tokens and
 * row ids. `term_documents` and `term_list` read its vocabulary.
 */
const TABLES = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE field (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE entity_type (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE document (
  id INTEGER PRIMARY KEY,
  urn TEXT NOT NULL UNIQUE,
  type INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  live INTEGER NOT NULL,
  change INTEGER NOT NULL
);
CREATE INDEX document_change ON document (change);
CREATE TABLE source (id INTEGER PRIMARY KEY, fields TEXT NOT NULL);
CREATE VIRTUAL TABLE terms USING fts5(tokens, content='', contentless_delete=1, detail=none, tokenize="${TOKENIZER}");
CREATE VIRTUAL TABLE term_documents USING fts5vocab(terms, instance);
CREATE VIRTUAL TABLE term_list USING fts5vocab(terms, row);
`;

/**
 * Number of full-text index segments at one level that triggers a merge during writes; a higher number makes writes
 * faster and searches slower. Measured.
 */
const AUTOMERGE = 8;
const CRISISMERGE = 32;

/** Creates the tables of an empty file. */
export function createTables(database: Database): void {
  database.exec(TABLES);
  database.exec(`INSERT INTO terms (terms, rank) VALUES ('automerge', ${String(AUTOMERGE)})`);
  database.exec(`INSERT INTO terms (terms, rank) VALUES ('crisismerge', ${String(CRISISMERGE)})`);
  database.pragma(`application_id = ${String(APPLICATION_ID)}`);
  database.pragma(`user_version = ${String(FILE_VERSION)}`);
}

import { describe, expect, it } from '@jest/globals';
import { isPlacedIn, placesOf } from '../support/checkout/allowed-places.js';
import { sourceFiles, textOf } from '../support/checkout/checkout.js';

/** The name of an engine as a value, the beginning of its addresses, or a member of a table by engine. */
const ENGINE =
  /['"`](?:sqlite|postgres(?:ql)?|mysql|mariadb|elasticsearch|opensearch)(?::|['"`])|(?:^|[{,\s])(?:sqlite|postgres|mysql|mariadb|elasticsearch|opensearch):\s/;

/** Where an engine is named, with the reason. A folder ends with a slash. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/foundation/config/': 'what an address of the configuration names',
  'src/foundation/database/migrations/': 'tables as each engine was given them',
  'src/foundation/database/sql/sql-dialect.ts': 'the dialects',
  'src/foundation/database/sql/sql-transaction.ts': 'the names that dialects may have',
  'src/foundation/database/data-source-options.ts': 'the options of each driver',
  'src/foundation/database/servers/server-drivers.ts': 'which driver a server has',
  'src/foundation/engine-client/': 'the clients of search servers',
  'src/search/adapters/': 'one folder for each engine',
  'src/search/search.module.ts': 'which adapter is used',
  'src/timeseries/timeseries.module.ts': 'which adapter is used',
  'src/search/word-rules.ts': 'words of searches',
  'src/administration/bootstrap/data/platforms.ts': 'platforms of data, which DataHub names',
  'src/cli/demo/': 'platforms of the example',
  'src/api/health/': 'the name that DataHub gives to search in reports of health',
};

function namesIn(files: readonly string[], text: (file: string) => string): readonly string[] {
  return placesOf(files, text, (line) => ENGINE.test(line) && !isComment(line));
}

const isComment = (line: string): boolean => /^\s*(\/?\*|\/\/)/.test(line);

describe('The name of an engine', () => {
  const places = namesIn(sourceFiles(), (file) => textOf(file));

  it('should appear only where adapters, dialects and the configuration are created', () => {
    const others = places.filter((place) => !Object.keys(ALLOWED).some((entry) => isPlacedIn(entry, place)));
    expect(others).toEqual([]);
  });

  it.each(Object.keys(ALLOWED))('should still appear in %s', (entry) => {
    expect(places.some((place) => isPlacedIn(entry, place))).toBe(true);
  });

  it.each([
    ["if (database.engine === 'mysql') x();", true],
    ["const isFile = url.startsWith('sqlite:');", true],
    ["switch (engine) { case 'opensearch': }", true],
    ['const TYPES = { postgres: 1 };', true],
    ['// as in mysql: it is', false],
    ["import Sqlite from 'better-sqlite3';", false],
    ['if (dialect.hasOneWriter) x();', false],
  ])('should be checked by a test that can fail: %s', (line, isFound) => {
    expect(namesIn(['src/a.ts'], () => line)).toEqual(isFound ? ['src/a.ts:1'] : []);
  });
});

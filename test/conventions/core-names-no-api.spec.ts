import { describe, expect, it } from '@jest/globals';
import { isPlacedIn, placesOf } from '../support/checkout/allowed-places.js';
import { sourceFiles, textOf } from '../support/checkout/checkout.js';

/** Rooms that serve every API alike. What differs between APIs is an option that the API gives, named by what it does. */
const CORE = ['foundation', 'model', 'aspects', 'graph', 'search', 'timeseries', 'projection', 'auth', 'ingestion'];

const API = /graph_?ql|rest\.?li|open_?api/i;

/** Where a name of an API stands all the same, with the reason. A folder ends with a slash. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/model/definitions/': 'entity types and enum values of DataHub that are named after APIs',
  'src/foundation/config/': 'variables whose names or descriptions name an API',
  'src/foundation/requests/request-source.ts': 'values of DataHub that system metadata and the audit trail hold',
  'src/foundation/http/response-time.ts': 'paths of work on the whole store, which may take long',
  'src/foundation/http/cross-origin.ts': 'headers that browsers may send and read',
  'src/foundation/http/running-requests.ts': 'names requests in the log by what tells them apart',
  'src/foundation/logging/service-logger.ts': 'a class of Nest whose messages belong to the start',
  'src/foundation/process/start-message.ts': 'the addresses that a start shows',
  'src/auth/auth-context.ts': 'the name that Nest gives to the calls of resolvers',
};

function namesIn(files: readonly string[], text: (file: string) => string): readonly string[] {
  const core = files.filter((file) => CORE.some((room) => file.startsWith(`src/${room}/`)));
  return placesOf(core, text, (line) => API.test(line));
}

describe('The rooms below the APIs', () => {
  const places = namesIn(sourceFiles(), (file) => textOf(file));

  it('should name no API', () => {
    const others = places.filter((place) => !Object.keys(ALLOWED).some((entry) => isPlacedIn(entry, place)));
    expect(others).toEqual([]);
  });

  it.each(Object.keys(ALLOWED))('should still need the exception of %s', (entry) => {
    expect(places.some((place) => isPlacedIn(entry, place))).toBe(true);
  });

  it.each([
    ['src/aspects/new.ts', "const x = source === 'OPENAPI';", ['src/aspects/new.ts:1']],
    ['src/search/new.ts', '\n/** As rest.li wants it. */', ['src/search/new.ts:2']],
    ['src/auth/new.ts', 'fromGraphql()', ['src/auth/new.ts:1']],
    ['src/catalog/new.ts', 'GraphQL', []],
    ['src/graph/new.ts', 'graph.query()', []],
  ])('should be checked by a test that can fail: %s', (file, text, found) => {
    expect(namesIn([file], () => text)).toEqual(found);
  });
});

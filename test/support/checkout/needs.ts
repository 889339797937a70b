import { describe, it } from '@jest/globals';

/** What a test may need beside the checkout, and what to set where it is there. The summary of a run counts them. */
export const NEEDS = {
  sqlServer: 'a database server: set E2E_ENGINE, and TEST_POSTGRES_URL or TEST_MYSQL_URL',
  embedded: 'the embedded engines: set neither E2E_ENGINE nor E2E_SEARCH',
  searchServer: 'a search server: set TEST_ELASTICSEARCH_URL or TEST_OPENSEARCH_URL',
  broker: 'a Kafka broker: set TEST_KAFKA_BROKERS',
  facts: 'facts about DataHub’s model: set SHARED_DIR to their folder',
  client:
    'the GraphQL documents and Avro schemas of DataHub’s client: set CLIENT_VENV, or CLIENT_DOCUMENTS for the former',
} as const;

type Group = (title: string, body: () => void) => void;

type Test = (title: string, body: NonNullable<Parameters<typeof it>[1]>) => void;

/** `describe` where the need is met; one that skips its tests, and says what they need, elsewhere. */
export function describeWhere(isMet: boolean, need: keyof typeof NEEDS): Group {
  return (title, body) => (isMet ? describe(title, body) : describe.skip(`${title} (needs ${NEEDS[need]})`, body));
}

/** The same for `it`. */
export function itWhere(isMet: boolean, need: keyof typeof NEEDS): Test {
  return (title, body) => (isMet ? it(title, body) : skipped(title, need));
}

/** Stands for tests that are made for each server of the run where there is none. */
export function skipped(title: string, need: keyof typeof NEEDS): void {
  it.skip(`${title} (needs ${NEEDS[need]})`, () => undefined);
}

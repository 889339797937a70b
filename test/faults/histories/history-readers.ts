import { setTimeout as wait } from 'node:timers/promises';
import { graphqlAnswer, type Service, type WriteAnswer } from '../told.js';

/** Before a reader calls a service again whose connection broke, in milliseconds. */
const CUT_PAUSE_MS = 25;

/** Readers at work. */
export interface HistoryReaders {
  /** Milliseconds of each answered read. */
  readonly times: readonly number[];
  /** What was answered that is neither an answer nor a refusal to be tried again. */
  readonly broken: readonly string[];
  /** How many reads a broken connection ended. */
  cut(): number;
  /** Lets the reads under way end. */
  end(): Promise<void>;
}

const SEARCH = '{ searchAcrossEntities(input: { query: "w1", count: 10 }) { total searchResults { entity { urn } } } }';
const TABLE = encodeURIComponent('urn:li:dataset:(urn:li:dataPlatform:hive,w1_0.table_0,PROD)');

/** Starts `count` readers, each of which searches, and reads an entity that is written at the same time, in turn. */
export function startHistoryReaders(service: Service, count: number): HistoryReaders {
  const times: number[] = [];
  const broken: string[] = [];
  let cuts = 0;
  let isEnded = false;
  const read = async (at: number): Promise<void> => {
    const sentAt = performance.now();
    const answer = await (at % 2 === 0 ? search(service) : readTable(service));
    if (answer.status < 300) times.push(performance.now() - sentAt);
    else if (answer.status !== 503) broken.push(`${answer.status} ${answer.text.slice(0, 300)}`);
  };
  const work = async (): Promise<void> => {
    for (let at = 0; !isEnded; at += 1) {
      await read(at).catch(async () => {
        cuts += 1;
        await wait(CUT_PAUSE_MS);
      });
    }
  };
  const done = Promise.all(Array.from({ length: count }, work));
  return {
    times,
    broken,
    cut: () => cuts,
    async end() {
      isEnded = true;
      await done;
    },
  };
}

function search(service: Service): Promise<WriteAnswer> {
  return graphqlAnswer(service, SEARCH);
}

/** The table may not be there yet. */
async function readTable(service: Service): Promise<WriteAnswer> {
  const answer = await service.fetch(`/openapi/v3/entity/dataset/${TABLE}`);
  return { status: answer.status === 404 ? 200 : answer.status, text: await answer.text() };
}

import type { JsonObject } from '../../../foundation/json/json.js';
import type { SpelledWord } from '../../search-query.js';
import { OWN_FIELD } from './index-mapping.js';
import { numberAt, objectsAt, textAt } from './json-reading.js';

const WORDS = `${OWN_FIELD}.words`;

/** Maximum number of candidates per word; more are not needed to find a similar and frequent one. */
const CANDIDATES = 20;

/** Request body for words of names that are similar to the given ones. */
export function spellingsBody(words: readonly string[]): JsonObject {
  const term = { field: WORDS, suggest_mode: 'always', size: CANDIDATES, shard_size: CANDIDATES };
  return {
    size: 0,
    track_total_hits: false,
    aggs: Object.fromEntries(words.map((word, at) => [nameOf(at), { filter: { term: { [WORDS]: word } } }])),
    suggest: Object.fromEntries(words.map((word, at) => [nameOf(at), { text: word, term }])),
  };
}

/** Candidates in the engine's response by word, without the words that names contain. */
export function readSpellings(
  answer: JsonObject,
  words: readonly string[],
): ReadonlyMap<string, readonly SpelledWord[]> {
  const unknown = words.flatMap((word, at) => {
    const isKnown = numberAt(answer, 'aggregations', nameOf(at), 'doc_count') > 0;
    return isKnown ? [] : [[word, objectsAt(answer, 'suggest', nameOf(at)).flatMap(candidates)] as const];
  });
  return new Map(unknown);
}

function candidates(entry: JsonObject): readonly SpelledWord[] {
  return objectsAt(entry, 'options').map((option) => ({
    text: textAt(option, 'text'),
    frequency: numberAt(option, 'freq'),
  }));
}

function nameOf(at: number): string {
  return `word${String(at)}`;
}

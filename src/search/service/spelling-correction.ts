import { Injectable } from '@nestjs/common';
import { correctableWords, correctedText } from '../planning/spelling.js';
import { SearchIndex } from '../search-index.port.js';
import type { ResolvedScope } from './search-scope.js';

/** Corrects misspelled searches by the names of entities. */
@Injectable()
export class SpellingCorrection {
  constructor(private readonly index: SearchIndex) {}

  /**
   * The text with each word that no name contains replaced by the most similar word of names. Undefined for a text in
   * the syntax of queries, in quotes or with numbers, which is meant as it is written, and if a word has no similar
   * one.
   */
  async corrected(text: string, { entityTypes, flags }: ResolvedScope): Promise<string | undefined> {
    const words = flags.fulltext === true && entityTypes.length > 0 ? correctableWords(text.trim()) : [];
    if (words.length === 0) return undefined;
    return correctedText(text.trim(), await this.index.spellings(words, entityTypes));
  }
}

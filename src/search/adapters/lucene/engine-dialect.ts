/** Differences between the engines' APIs that this adapter depends on. */
export interface EngineDialect {
  /** Option that limits how many characters of a value are highlighted. */
  readonly highlightLimit: 'max_analyzed_offset' | 'max_analyzer_offset';
}

/** Where the engines' interfaces differ for what this adapter asks. */
export interface EngineDialect {
  /** Name of the option that limits how much of a value is highlighted. */
  readonly highlightLimit: 'max_analyzed_offset' | 'max_analyzer_offset';
}

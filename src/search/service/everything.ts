import type { TextPlan } from '../text-plan.js';

/** The plan that matches every document, with score 1. */
export const EVERYTHING: TextPlan = {
  text: '*',
  unquoted: '*',
  simple: undefined,
  exact: [],
  names: undefined,
  phrasePrefix: [],
  wordGrams: [],
  structured: undefined,
  functions: [],
  functionsReplaceScore: false,
};

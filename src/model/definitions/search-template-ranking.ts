import { array, int, map, optional, record, string, urn } from '../types.js';

const SearchTemplateLadderStop = record('com.linkedin.search.template.SearchTemplateLadderStop', {
  minHits: optional(int()),
  emptyWhen: optional(string()),
});

export const SearchTemplateLadder = record('com.linkedin.search.template.SearchTemplateLadder', {
  select: optional(array(string())),
  stop: optional(array(SearchTemplateLadderStop)),
  next: optional(urn()),
  parallel: optional(array(urn())),
  join: optional(string()),
  fusion: optional(string()),
  fusionCap: optional(int()),
  facets: optional(string()),
});

export const SearchTemplateRanking = record('com.linkedin.search.template.SearchTemplateRanking', {
  preset: optional(string()),
  window: optional(int()),
  windowSizer: optional(string()),
  parameters: optional(map(string())),
});

const SearchTemplateRetrievalBridge = record('com.linkedin.search.template.SearchTemplateRetrievalBridge', {
  pivotField: optional(string()),
  onFailure: optional(string()),
});

export const SearchTemplateRetrieval = record('com.linkedin.search.template.SearchTemplateRetrieval', {
  mode: optional(string()),
  model: optional(string()),
  field: optional(string()),
  candidateCap: optional(int()),
  total: optional(string()),
  facets: optional(string()),
  page: optional(string()),
  authorization: optional(string()),
  onFailure: optional(string()),
  bridge: optional(SearchTemplateRetrievalBridge),
});

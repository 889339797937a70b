const TAGGED =
  'agentSkill aiAgent api application assertion chart container corpGroup corpuser dashboard dataFlow dataJob ' +
  'dataPlatformInstance dataProduct dataset document erModelRelationship glossaryNode glossaryTerm incident metric ' +
  'mlFeature mlFeatureTable mlModel mlModelDeployment mlModelGroup mlPrimaryKey notebook repository schemaField ' +
  'semanticModel service';

const WITH_TERMS =
  'agentSkill aiAgent api application chart container dashboard dataFlow dataJob dataProduct dataset document ' +
  'erModelRelationship metric mlFeature mlFeatureTable mlModel mlModelGroup mlPrimaryKey notebook repository ' +
  'schemaField semanticModel';

const OWNED =
  'agentSkill aiAgent api application assertion businessAttribute chart container corpGroup dashboard dataFlow ' +
  'dataHubIngestionSource dataJob dataPlatformInstance dataProcess dataProduct dataset document domain ' +
  'erModelRelationship form glossaryNode glossaryTerm metric mlFeature mlFeatureTable mlModel mlModelDeployment ' +
  'mlModelGroup mlPrimaryKey notebook repository schemaField semanticModel service tag';

const IN_DOMAINS =
  'agentSkill aiAgent api application chart container dashboard dataFlow dataJob dataProduct dataset document ' +
  'glossaryNode glossaryTerm metric mlFeature mlFeatureTable mlModel mlModelGroup mlPrimaryKey notebook repository ' +
  'schemaField semanticModel';

const WITH_LINKS =
  'agentSkill aiAgent api application businessAttribute chart container dashboard dataFlow dataJob ' +
  'dataPlatformInstance dataProduct dataType dataset document domain entityType erModelRelationship glossaryNode ' +
  'glossaryTerm metric mlFeature mlFeatureTable mlModel mlModelGroup mlPrimaryKey notebook repository semanticModel ' +
  'structuredProperty';

const TYPES = {
  globalTags: new Set(TAGGED.split(' ')),
  glossaryTerms: new Set(WITH_TERMS.split(' ')),
  ownership: new Set(OWNED.split(' ')),
  domains: new Set(IN_DOMAINS.split(' ')),
  institutionalMemory: new Set(WITH_LINKS.split(' ')),
} as const;

/** An aspect that the page shows as a block even if nothing is stored. */
export type LabelAspect = keyof typeof TYPES;

/** Whether entities of a type of the standard model have an aspect of labels. */
export function hasAspect(type: string, aspect: LabelAspect): boolean {
  return TYPES[aspect].has(type);
}

import {
  displayProperties,
  domainProperties,
  glossaryNodeInfo,
  glossaryRelatedTerms,
  glossaryTermInfo,
  tagProperties,
} from '../../../model/index.js';
import { STAMP } from '../calendar.js';
import { DOMAINS } from '../content/domains.js';
import { NODES, TERM_RELATIONS, type TermId, TERMS } from '../content/glossary.js';
import { TAGS } from '../content/tags.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { domain, glossaryNode, tag, term } from '../urns.js';
import { owned } from './owners.js';

const RELATIONS = { isA: 'isRelatedTerms', hasA: 'hasRelatedTerms', relatedTo: 'relatedTerms' } as const;

/** Domains, tags and the glossary. */
export function vocabulary(): readonly DemoProposal[] {
  return [...domains(), ...tags(), ...nodes(), ...terms(), ...relations()];
}

function domains(): readonly DemoProposal[] {
  return Object.entries(DOMAINS).flatMap(([id, { name, about, owner, parent }]) => [
    proposal(domain(id), domainProperties, {
      name,
      description: about,
      created: STAMP,
      ...(parent !== undefined && { parentDomain: domain(parent) }),
    }),
    owned(domain(id), owner),
  ]);
}

function tags(): readonly DemoProposal[] {
  return Object.entries(TAGS).flatMap(([id, [name, description, colorHex]]) => [
    proposal(tag(id), tagProperties, { name, description, colorHex }),
    owned(tag(id), 'nadia'),
  ]);
}

function nodes(): readonly DemoProposal[] {
  return Object.entries(NODES).flatMap(([id, [name, definition, parent]]) => [
    proposal(glossaryNode(id), glossaryNodeInfo, {
      name,
      definition,
      ...(parent !== undefined && { parentNode: glossaryNode(parent) }),
    }),
    proposal(glossaryNode(id), displayProperties, { colorHex: '#0F766E' }),
    owned(glossaryNode(id), 'nadia'),
  ]);
}

function terms(): readonly DemoProposal[] {
  return Object.entries(TERMS).flatMap(([id, [node, name, definition]]) => [
    proposal(term(id), glossaryTermInfo, {
      name,
      definition,
      parentNode: glossaryNode(node),
      termSource: 'INTERNAL',
    }),
    owned(term(id), 'nadia'),
  ]);
}

function relations(): readonly DemoProposal[] {
  const subjects = [...new Set(TERM_RELATIONS.map(([from]) => from))];
  return subjects.map((id) => proposal(term(id), glossaryRelatedTerms, relationsOf(id)));
}

function relationsOf(id: TermId): Record<(typeof RELATIONS)[keyof typeof RELATIONS], string[]> {
  const related: ReturnType<typeof relationsOf> = { isRelatedTerms: [], hasRelatedTerms: [], relatedTerms: [] };
  for (const [from, relation, to] of TERM_RELATIONS) if (from === id) related[RELATIONS[relation]].push(term(to));
  return related;
}

import { anyOf, byType, held } from '../../auth/index.js';
import { MANAGING_IT } from '../../entities/index.js';

const IN_GLOSSARY = anyOf(held('MANAGE_GLOSSARIES'), MANAGING_IT);

/** Demand for changing the display properties of an entity. */
export const DISPLAYING = byType({ glossaryTerm: IN_GLOSSARY, glossaryNode: IN_GLOSSARY }, held('MANAGE_DOMAINS'));

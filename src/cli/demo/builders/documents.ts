import { documentInfo, documentSettings, postInfo, subTypes } from '../../../model/index.js';
import { FOUNDED, STAMP } from '../calendar.js';
import { DOCUMENTS } from '../content/documents.js';
import { POSTS } from '../content/governance.js';
import { tableNamed } from '../content/tables/all-tables.js';
import { type DemoProposal, proposal } from '../proposal.js';
import { dataset, document, post, user } from '../urns.js';
import { owned } from './owners.js';

/** The handbook. */
export function documents(): readonly DemoProposal[] {
  return Object.entries(DOCUMENTS).flatMap(([id, { title, author, text, tables = [], parent }]) => {
    const stamp = { time: FOUNDED, actor: user(author) };
    const urn = document(id);
    return [
      proposal(urn, documentInfo, {
        title,
        status: { state: 'PUBLISHED' },
        source: { sourceType: 'NATIVE' },
        contents: { text },
        created: stamp,
        lastModified: stamp,
        relatedAssets: tables.map((name) => ({ asset: dataset(tableNamed(name)) })),
        ...(parent !== undefined && { parentDocument: { document: document(parent) } }),
      }),
      proposal(urn, documentSettings, { showInGlobalContext: true }),
      proposal(urn, subTypes, { typeNames: [parent === undefined ? 'Handbook' : 'Page'] }),
      owned(urn, author),
    ];
  });
}

/** Announcements on the home page. */
export function announcements(): readonly DemoProposal[] {
  return Object.entries(POSTS).map(([id, [title, description]]) =>
    proposal(post(id), postInfo, {
      type: 'HOME_PAGE_ANNOUNCEMENT',
      content: { type: 'TEXT', title, description },
      created: FOUNDED,
      lastModified: FOUNDED,
      auditStamp: STAMP,
    }),
  );
}

import { Injectable } from '@nestjs/common';
import { type Actor, type ApiOperation, Authorizer, PRIVILEGES } from '../auth/index.js';
import { forbidden, invalidArgument } from '../common/errors.js';
import { Urn } from '../common/urn.js';
import { DOCUMENT } from './document.mappings.js';

/** Knows who may write documents: those who manage them all, and those who may do it to entities of the kind or to the one. */
@Injectable()
export class DocumentRights {
  constructor(private readonly authorizer: Authorizer) {}

  /** Throws `FORBIDDEN` unless the actor may do it to the document; `MALFORMED_URN` or `INVALID_ARGUMENT` when `urn` is not that of a document. */
  async require(actor: Actor, operation: ApiOperation, urn: string): Promise<void> {
    requireDocumentUrn('urn', urn);
    if (await this.authorizer.can(actor, [PRIVILEGES.MANAGE_DOCUMENTS])) return;
    if (await this.authorizer.canOperate(actor, 'ENTITY', operation, { type: DOCUMENT.entityName, urn })) return;
    throw forbidden();
  }
}

/** Throws `MALFORMED_URN`, or `INVALID_ARGUMENT` naming `field` when `urn` is not that of a document. */
export function requireDocumentUrn(field: string, urn: string): void {
  const { entityType } = Urn.parse(urn);
  if (entityType !== DOCUMENT.entityName)
    throw invalidArgument(`${field}: ${urn} names a ${entityType}; give the urn of a document`);
}

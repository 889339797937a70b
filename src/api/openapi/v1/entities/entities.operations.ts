import { API } from '../../../../auth/index.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { REMOVING_ENTITIES, WRITING_ASPECTS } from '../../../../ingestion/index.js';
import { demanding } from '../../operation/access.js';
import { modelBody } from '../../operation/body.js';
import { flag, list, mapped, required, unread, values } from '../../operation/parameters.js';
import { ANY_OBJECT, COUNT, FLAG, listOf, mapOf, object, record, TEXT, URN } from '../../operation/schemas.js';
import { section } from '../../operation/section.js';

const TYPED = { ...object({ __type: TEXT }, '__type'), additionalProperties: true };

const urns = mapped(
  required(values(URN), 'The query parameter "urns" is required; repeat it for several urns.'),
  (given) => given.map((urn) => Urn.parse(urn).toString()),
);

/** Entities in the typed form, in which each record contains its name in `__type`. */
export const TYPED_ENTITIES = section(
  { path: '/openapi', group: 'openapi-v1', tag: 'Entities, v1', access: demanding(WRITING_ASPECTS) },
  {
    latest: {
      method: 'get',
      path: 'entities/v1/latest',
      summary: 'The latest aspects of entities of one type.',
      access: demanding(API.readEntities),
      query: { urns, aspectNames: list() },
      answer: record({ responses: mapOf(record({ entityName: TEXT, urn: TEXT, aspects: mapOf(ANY_OBJECT) })) }),
    },
    write: {
      method: 'post',
      path: 'entities/v1',
      summary: 'Write one aspect of each entity.',
      query: { async: unread(FLAG), createIfNotExists: flag(false), createEntityIfNotExists: flag(false) },
      body: modelBody(
        listOf(
          object({ entityType: TEXT, entityUrn: URN, aspect: TYPED, entityKeyAspect: TYPED }, 'entityType', 'aspect'),
        ),
      ),
      answer: listOf(URN),
      statuses: [200, 201],
    },
    remove: {
      method: 'delete',
      path: 'entities/v1',
      summary: 'Soft-delete or hard-delete entities.',
      access: demanding(REMOVING_ENTITIES),
      query: { urns, soft: flag(true), async: unread(FLAG) },
      answer: listOf(
        record({
          rowsRolledBack: listOf(record({ urn: TEXT, aspectName: TEXT })),
          rowsDeletedFromEntityDeletion: COUNT,
        }),
      ),
    },
    propose: {
      method: 'post',
      path: 'v2/platform/entities/v1',
      summary: 'Write change proposals.',
      query: { async: unread(FLAG) },
      body: modelBody(
        listOf(
          object(
            {
              entityType: TEXT,
              entityUrn: URN,
              aspectName: TEXT,
              changeType: TEXT,
              aspect: record({ value: ANY_OBJECT }),
            },
            'entityType',
            'aspectName',
            'aspect',
          ),
        ),
      ),
      answer: listOf(URN),
      statuses: [200, 201],
    },
  },
);

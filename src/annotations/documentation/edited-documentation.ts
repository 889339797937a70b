import type { AuditStamp, documentation, StoredOf, ValueOf } from '../../model/index.js';

/** Member of an attribution's source detail that marks a text which a user wrote. */
const BY_USER = { ui: 'true' } as const;

/** Returns documentation with `text` as the description that users edit; the texts of other sources stay. */
export function withEditedText(
  { documentations }: StoredOf<typeof documentation>,
  text: string,
  { time, actor }: ValueOf<typeof AuditStamp>,
): StoredOf<typeof documentation> {
  const others = documentations.filter(({ attribution }) => attribution?.sourceDetail?.['ui'] !== BY_USER.ui);
  const edited = { documentation: text, attribution: { time, actor, sourceDetail: BY_USER } };
  return { documentations: [...others, edited] };
}

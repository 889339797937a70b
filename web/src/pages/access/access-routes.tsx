import { type LazyPart, lazyPart } from '../../shell/lazy-part.js';
import type { PageRoute } from '../../shell/page-route.js';
import { texts } from '../../texts.js';
import { ACCESS_PARTS, allowedParts, type PartId } from './parts.js';

const PAGES: Readonly<Record<PartId, LazyPart>> = {
  audit: lazyPart(async () => (await import('./audit/audit-page.js')).AuditPage),
  check: lazyPart(async () => (await import('./check/check-page.js')).CheckPage),
  groups: lazyPart(async () => (await import('./groups/groups-page.js')).GroupsPage),
  invitations: lazyPart(async () => (await import('./invitations/invitations-page.js')).InvitationsPage),
  policies: lazyPart(async () => (await import('./policies/policies-page.js')).PoliciesPage),
  roles: lazyPart(async () => (await import('./roles/roles-page.js')).RolesPage),
  tokens: lazyPart(async () => (await import('./tokens/tokens-page.js')).TokensPage),
  users: lazyPart(async () => (await import('./users/users-page.js')).UsersPage),
};

/** The page "Access", which leads to the first of its pages that the user may open, and these pages. */
export const ACCESS_ROUTES: readonly PageRoute[] = [
  {
    path: '/access',
    title: texts.access.title,
    isInNavigation: true,
    allows: (session) => allowedParts(session).length > 0,
    Page: lazyPart(async () => (await import('./first-part.js')).FirstPart),
  },
  ...ACCESS_PARTS.map(({ id, title, allows }) => ({
    path: `/access/${id}`,
    title,
    isInNavigation: false,
    allows,
    Page: PAGES[id],
  })),
];

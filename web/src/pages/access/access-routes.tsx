import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PageRoute } from '../../shell/page-route.js';
import { texts } from '../../texts.js';
import { ACCESS_PARTS, allowedParts, type PartId } from './parts.js';

const PAGES: Readonly<Record<PartId, LazyExoticComponent<ComponentType>>> = {
  audit: lazy(() => import('./audit/audit-page.js').then(({ AuditPage }) => ({ default: AuditPage }))),
  check: lazy(() => import('./check/check-page.js').then(({ CheckPage }) => ({ default: CheckPage }))),
  groups: lazy(() => import('./groups/groups-page.js').then(({ GroupsPage }) => ({ default: GroupsPage }))),
  invitations: lazy(() =>
    import('./invitations/invitations-page.js').then(({ InvitationsPage }) => ({ default: InvitationsPage })),
  ),
  policies: lazy(() => import('./policies/policies-page.js').then(({ PoliciesPage }) => ({ default: PoliciesPage }))),
  roles: lazy(() => import('./roles/roles-page.js').then(({ RolesPage }) => ({ default: RolesPage }))),
  tokens: lazy(() => import('./tokens/tokens-page.js').then(({ TokensPage }) => ({ default: TokensPage }))),
  users: lazy(() => import('./users/users-page.js').then(({ UsersPage }) => ({ default: UsersPage }))),
};

/** The page "Access", which leads to the first of its pages that the user may open, and these pages. */
export const ACCESS_ROUTES: readonly PageRoute[] = [
  {
    path: '/access',
    title: texts.access.title,
    isInNavigation: true,
    allows: (session) => allowedParts(session).length > 0,
    Page: lazy(() => import('./first-part.js').then(({ FirstPart }) => ({ default: FirstPart }))),
  },
  ...ACCESS_PARTS.map(({ id, title, allows }) => ({
    path: `/access/${id}`,
    title,
    isInNavigation: false,
    allows,
    Page: PAGES[id],
  })),
];

import { type AspectEdit, pointer } from '../../entities/index.js';

/** Aspect and field of members that another system keeps. */
const EXTERNAL = ['groupMembership', 'groups'] as const;
/** Aspect and field of members that are kept here. */
const NATIVE = ['nativeGroupMembership', 'nativeGroups'] as const;

/** The edit that puts a user into a group whose members are kept here. */
export function joining(user: string, group: string): AspectEdit {
  return edit('add', NATIVE, user, group);
}

/** The edit that takes a user out of a group whose members are kept here. */
export function leaving(user: string, group: string): AspectEdit {
  return edit('remove', NATIVE, user, group);
}

/** The edit that takes a user out of a group as another system keeps it. */
export function leavingExternal(user: string, group: string): AspectEdit {
  return edit('remove', EXTERNAL, user, group);
}

function edit(
  op: 'add' | 'remove',
  [aspectName, field]: readonly [string, string],
  user: string,
  group: string,
): AspectEdit {
  const operation = { op, path: pointer(field, group) };
  const patch = [op === 'add' ? { ...operation, value: group } : operation];
  return { urn: user, aspectName, patch, keys: { [field]: [] } };
}

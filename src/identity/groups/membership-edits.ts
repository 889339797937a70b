import { type AspectEdit, patchEdit, pointer, setOrRemove } from '../../entities/index.js';
import { groupMembership, nativeGroupMembership } from '../../model/index.js';

/** Returns the edit that adds a user to a group whose members this service manages. */
export function joining(user: string, group: string): AspectEdit {
  const patch = [setOrRemove(pointer('nativeGroups', group), group)];
  return patchEdit(user, nativeGroupMembership, patch, { nativeGroups: [] });
}

/** Returns the edit that removes a user from a group whose members this service manages. */
export function leaving(user: string, group: string): AspectEdit {
  const patch = [setOrRemove(pointer('nativeGroups', group), null)];
  return patchEdit(user, nativeGroupMembership, patch, { nativeGroups: [] });
}

/** Returns the edit that removes a user from a group whose members another system manages. */
export function leavingExternal(user: string, group: string): AspectEdit {
  return patchEdit(user, groupMembership, [setOrRemove(pointer('groups', group), null)], { groups: [] });
}

import { namesSubject, type Subject } from './policy-evaluation.js';
import type { PolicyActors } from './policy.js';

/** Everybody whom any of several policies names. */
export class ActorUnion implements PolicyActors {
  readonly users = new Set<string>();
  readonly groups = new Set<string>();
  readonly roles = new Set<string>();
  readonly ownershipTypes = undefined;
  allUsers = false;
  allGroups = false;
  resourceOwners = false;

  /** Adds whom one more policy names. */
  add(actors: PolicyActors): void {
    for (const user of actors.users) this.users.add(user);
    for (const group of actors.groups) this.groups.add(group);
    for (const role of actors.roles) this.roles.add(role);
    this.allUsers ||= actors.allUsers;
    this.allGroups ||= actors.allGroups;
    this.resourceOwners ||= actors.resourceOwners;
  }

  /** Whether a policy names the subject by user, group or role. */
  names(subject: Subject): boolean {
    return namesSubject(this, subject);
  }

  /** Whether a policy may be for the subject: names it, or is for owners of the resource. */
  mayConcern(subject: Subject): boolean {
    return this.resourceOwners || this.names(subject);
  }
}

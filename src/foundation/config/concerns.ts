import type { AppConfig } from './app-config.js';

/** What an operator should change: the start logs it, and operators see it until it is settled. */
export interface Concern {
  /** Stable name for programs, such as `WEAK_PASSWORD`. */
  readonly code: string;
  /** What is wrong, in one sentence. */
  readonly text: string;
  /** What to do about it. */
  readonly nextStep: string;
}

/** The concerns about a configuration. */
export function configConcerns({ logIn }: AppConfig): readonly Concern[] {
  if (!logIn.isAdminPasswordKnown) return [];
  return [
    {
      code: 'WEAK_PASSWORD',
      text: 'ADMIN_PASSWORD is weak: everybody knows it as the first password of DataHub.',
      nextStep: 'Set another one before others can reach the service.',
    },
  ];
}

import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * The environment of `native-runner.mjs`: tests run in the context of Node itself instead of one of their own, so that
 * the modules that they import are loaded once in a process and not once for each file.
 */
export default class NativeEnvironment {
  /** Jest puts its console here; the runner passes it on while a file runs. */
  global = { process: {} };
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;

  constructor({ projectConfig }) {
    /** Whether the file shares no module with others. */
    this.isAlone = projectConfig.testEnvironmentOptions.alone === true;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}

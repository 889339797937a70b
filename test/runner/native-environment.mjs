import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/**
 * The environment of `native-runner.mjs`. Tests run in Node's own context, so that a process loads the modules that
 * they import once instead of once for each file.
 */
export default class NativeEnvironment {
  /** Jest puts its console here; the runner installs it while a file runs. */
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

// Loaded before a service (`--import`): shifts its wall clock by the milliseconds that the file TEST_CLOCK_FILE holds,
// which is read anew all the time. Time that only goes forward (`performance.now`, timers) stays as it is, as it does
// when somebody sets a machine's clock.
import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

const { TEST_CLOCK_FILE: file } = process.env;
const LOOK_MS = 20;

let shift = 0;
const look = () => {
  shift = Number(readFileSync(file, 'utf8'));
};

const RealDate = Date;
const now = () => RealDate.now() + shift;

if (file !== undefined) {
  look();
  setInterval(look, LOOK_MS).unref();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

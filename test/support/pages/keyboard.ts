import type { Locator, Page } from 'playwright-core';

/** More controls than any page has. */
const MOST_CONTROLS = 400;

/** What the key Tab should reach: enabled, shown, and in its order. */
const REACHABLE = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => document.querySelector('dialog[open]') === null || one.closest('dialog') !== null)`;

const NAME_OF = `(one) => one.tagName.toLowerCase() + ' ' + (one.ariaLabel ?? one.textContent).trim().slice(0, 60)`;

/** Notes the focused element, and what is wrong with how it shows; null where nothing has the focus. */
const NOTE_FOCUS = `(() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return null;
  const isNew = !window.reached.has(one);
  const isSame = one === window.focused;
  window.focused = one;
  window.reached.add(one);
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1;
  const isInView = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const [line] = one.getClientRects();
  const x = Math.max(0, Math.min(innerWidth, (line.left + line.right) / 2));
  const top = document.elementFromPoint(x, Math.max(0, Math.min(innerHeight, (line.top + line.bottom) / 2)));
  const isCovered = top !== null && !one.contains(top) && !top.contains(one);
  const faults = [
    isOutlined ? '' : 'no outline',
    box.width > 0 && box.height > 0 && isInView ? '' : 'not in view',
    isCovered ? 'covered by ' + top.tagName.toLowerCase() + ' ' + top.className : '',
  ].filter((fault) => fault !== '');
  return { isNew, isSame, fault: faults.length === 0 ? '' : (${NAME_OF})(one) + ': ' + faults.join(', ') };
})()`;

/** What is used of an element; the project has no types of documents. */
interface Focusable {
  readonly matches: (selector: string) => boolean;
}

interface Focus {
  readonly isNew: boolean;
  /** Whether it had the focus before, too: fields of dates have parts. */
  readonly isSame: boolean;
  readonly fault: string;
}

/**
 * Walks through the page, or its open dialog, with the key Tab until the walk begins anew. Returns what is wrong, as
 * `tag name: fault`: controls that it did not reach, a focus that cannot be seen, and a walk that never ends.
 */
export async function faultsOfWalk(page: Page): Promise<readonly string[]> {
  await page.evaluate('window.reached = new Set(), window.focused = null');
  const faults = new Set<string>();
  let isOver = false;
  for (let presses = 0; presses < MOST_CONTROLS && !isOver; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate<Focus | null>(NOTE_FOCUS);
    if (focus !== null && focus.fault !== '') faults.add(focus.fault);
    // The end of the page may have no focus.
    isOver = focus !== null && !focus.isNew && !focus.isSame;
  }
  if (!isOver) faults.add(`the walk: no end after ${MOST_CONTROLS} controls`);
  const missed = `${REACHABLE}.filter((one) => !window.reached.has(one)).map(${NAME_OF})`;
  for (const name of await page.evaluate<string[]>(missed)) faults.add(`${name}: not reached`);
  return [...faults];
}

/** Presses Tab until a control has the focus. Throws if the walk does not come by. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < MOST_CONTROLS; presses += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The key Tab does not reach ${control.toString()}`);
}

/** Whether a control has the focus. */
export async function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((one) => (one as unknown as Focusable).matches(':focus'));
}

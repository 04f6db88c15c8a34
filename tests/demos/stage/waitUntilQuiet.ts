import {
  unstable_IdlePriority as IDLE,
  unstable_scheduleCallback as scheduleCallback,
} from 'scheduler';

/** Endless motion counts as quiet after so many frames. */
const MOST_FRAMES = 30;

const waitForFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/**
 * Waits until React has nothing left to do: no hydration, no effect and no deferred
 * rendering. A frame says nothing of them where the machine is busy.
 */
const waitForReact = () =>
  new Promise<void>((resolve) => {
    scheduleCallback(IDLE, () => resolve());
  });

/**
 * Waits until components have drawn, measured themselves and drawn again: until React is
 * done and a whole frame passes in which nothing in the page has changed.
 */
export async function waitUntilQuiet(): Promise<void> {
  let changed = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  await waitForReact();
  await waitForFrame();
  for (let count = 0; count < MOST_FRAMES; count += 1) {
    changed = false;
    await waitForReact();
    await waitForFrame();
    if (!changed) {
      break;
    }
  }
  observer.disconnect();
}

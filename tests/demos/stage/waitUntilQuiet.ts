/** What always moves is quiet enough after so many frames. */
const MOST_FRAMES = 30;

const waitForFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/**
 * Waits until components have drawn, measured themselves and drawn again: until a whole
 * frame passes in which nothing in the page has changed.
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
  await waitForFrame();
  for (let count = 0; count < MOST_FRAMES; count += 1) {
    changed = false;
    await waitForFrame();
    if (!changed) {
      break;
    }
  }
  observer.disconnect();
}
